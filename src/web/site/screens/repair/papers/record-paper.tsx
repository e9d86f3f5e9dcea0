import type { EarlierRepair, RepairRequest, RepairView } from '#contract/repair/entities.ts';
import { paperTexts } from '#web/texts/papers.ts';
import { deviceHistoryTexts } from '#web/texts/repair-device-view.ts';
import { releasedReportTexts } from '#web/texts/service-report.ts';
import { siteShellTexts } from '#web/texts/shell.ts';
import { Code } from '#web/ui/figures/code.tsx';
import { DateText } from '#web/ui/figures/date-text.tsx';
import { IsolatedText } from '#web/ui/figures/isolated-text.tsx';
import { PaperSheet } from '#web/ui/papers/paper-sheet.tsx';

/** «کارنامهٔ تعمیر دستگاه»: every repair of a device. No address, mobile, card or word of the staff is on it. */
export const RecordPaper = ({ view }: { view: RepairView }) => {
  const device = view.soldProducts[0];
  const requests = view.repairRequests ?? [];
  return (
    <PaperSheet
      name={deviceHistoryTexts.title}
      subject={{
        company: siteShellTexts.companyName,
        companyAddress: '',
        traceNumber: '',
        productName: device?.fNameMahsool ?? '',
        serialNumber: device?.fSerialNumber ?? '',
        centreName: device?.fNameMarkaz ?? '',
        place: [device?.fOstanName, device?.fShahrName].filter(Boolean).join('، '),
      }}
      facts={[[deviceHistoryTexts.printed, <DateText key="value" at={new Date()} />]]}
      signs={[paperTexts.companySign]}
    >
      <table className="paper-table paper-record">
        <thead>
          <tr>
            <th scope="col">{deviceHistoryTexts.code}</th>
            <th scope="col">{deviceHistoryTexts.registered}</th>
            <th scope="col">{deviceHistoryTexts.fault}</th>
            <th scope="col">{deviceHistoryTexts.work}</th>
            <th scope="col">{deviceHistoryTexts.outcome}</th>
          </tr>
        </thead>
        <tbody>
          {requests.map((request) => (
            <RecordRow key={request.id} request={request} />
          ))}
          {view.earlierRepairs?.map((repair) => (
            <EarlierRow key={repair.registeredAt} repair={repair} />
          ))}
        </tbody>
      </table>
    </PaperSheet>
  );
};

const RecordRow = ({ request }: { request: RepairRequest }) => (
  <tr>
    <td>
      <Code>{request.fCode}</Code>
    </td>
    <td>
      <DateText at={request.registeredAt} />
    </td>
    <td dir="auto">
      <IsolatedText>{request.issueDescription}</IsolatedText>
    </td>
    <td>{workOf(request).join('، ') || deviceHistoryTexts.none}</td>
    <td>
      {request.report ? releasedReportTexts.results[request.report.result] : request.statusTitle}
      <br />
      <DateText at={request.changedAt} />
    </td>
  </tr>
);

/** A repair of a former owner: dates and kinds of work. */
const EarlierRow = ({ repair }: { repair: EarlierRepair }) => (
  <tr>
    <td>{deviceHistoryTexts.earlier}</td>
    <td>
      <DateText at={repair.registeredAt} />
    </td>
    <td>—</td>
    <td>{repair.work.join('، ') || deviceHistoryTexts.none}</td>
    <td>
      {repair.outcome}
      <br />
      <DateText at={repair.endedAt} />
    </td>
  </tr>
);

/** What was done, as the released report says it; else from the lines of the repair invoice. */
const workOf = ({ report, invoice }: RepairRequest): string[] => {
  if (report?.work) return [report.work];
  return invoice ? invoice.lines.map(({ title }) => title) : [];
};
