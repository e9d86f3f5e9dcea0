import type { EarlierRepair, RepairRequest, RepairView } from '#contract/repair/entities.ts';
import { deviceHistoryTexts, deviceViewTexts } from '#web/texts/repair-device-view.ts';
import { releasedReportTexts } from '#web/texts/service-report.ts';
import { Amount } from '#web/ui/figures/amount.tsx';
import { Code } from '#web/ui/figures/code.tsx';
import { DateText } from '#web/ui/figures/date-text.tsx';
import { IsolatedText } from '#web/ui/figures/isolated-text.tsx';
import { FileText } from '#web/ui/icons.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { PanelCard } from '../panels/panel-card.tsx';
import { PrintPaperButton } from '../papers/print-paper-button.tsx';

/** Every repair of the device: when, what it was, what was done, how it ended, what it cost; and its print. */
const HistoryCard = ({ view, isOpen }: { view: RepairView; isOpen: boolean }) => {
  const { repairRequests: requests = [], earlierRepairs: earlier = [] } = view;
  const count = requests.length + earlier.length;
  return (
    <PanelCard
      title={deviceViewTexts.history}
      isFirst={false}
      fold={{ icon: <FileText size={20} />, state: deviceViewTexts.repairs(count), isOpen }}
    >
      <div>
        {requests.map((request) => (
          <Disclosure
            key={request.id}
            className="last:border-b-0"
            summary={
              <span className="flex flex-wrap gap-x-3">
                <Code>{request.fCode}</Code>
                <span className="text-ink-soft">{request.statusTitle}</span>
              </span>
            }
          >
            <RepairFacts request={request} />
          </Disclosure>
        ))}
      </div>
      {earlier.length > 0 && <EarlierRepairs repairs={earlier} />}
      <div>
        <PrintPaperButton paper="record">{deviceHistoryTexts.print}</PrintPaperButton>
      </div>
    </PanelCard>
  );
};

/** Repairs of a former owner: nothing of theirs is sent here. */
const EarlierRepairs = ({ repairs }: { repairs: readonly EarlierRepair[] }) => (
  <section className="grid gap-2 border-t border-line pt-3">
    <h3 className="text-small">{deviceHistoryTexts.earlier}</h3>
    <p className="text-fine text-ink-soft">{deviceHistoryTexts.earlierHint}</p>
    <ul className="grid gap-2 text-small">
      {repairs.map(({ registeredAt, endedAt, outcome, work }) => (
        <li key={registeredAt}>
          <DateText at={registeredAt} /> {deviceHistoryTexts.until} <DateText at={endedAt} />
          {': '}
          {[outcome, ...work].join('، ')}
        </li>
      ))}
    </ul>
  </section>
);

const RepairFacts = ({ request }: { request: RepairRequest }) => {
  const { registeredAt, changedAt, issueDescription, invoice, report } = request;
  return (
    <>
      <p className="text-fine text-ink-soft">
        {deviceHistoryTexts.registered}: <DateText at={registeredAt} />
        {'، '}
        {deviceHistoryTexts.ended}: <DateText at={changedAt} />
      </p>
      <p dir="auto" className="mt-1 text-small whitespace-pre-line">
        <IsolatedText>{issueDescription}</IsolatedText>
      </p>
      {report && (
        <p dir="auto" className="mt-1 text-small">
          {releasedReportTexts.title}: {releasedReportTexts.results[report.result]}
          {report.work && '، '}
          <IsolatedText>{report.work}</IsolatedText>
        </p>
      )}
      {invoice && (
        <p className="mt-1 text-small">
          {deviceHistoryTexts.work}: {invoice.lines.map(({ title }) => title).join('، ')}
          {'، '}
          <Amount of={invoice.payableRial} />
        </p>
      )}
      {report && (
        <PrintPaperButton paper="report" request={request}>
          {releasedReportTexts.print}
        </PrintPaperButton>
      )}
    </>
  );
};

export default HistoryCard;
