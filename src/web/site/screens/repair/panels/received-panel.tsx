import type { RepairRequest } from '#contract/repair/entities.ts';
import { findReceivedAt } from '#contract/repair/find-received-at.ts';
import { deviceViewTexts, receivedTexts } from '#web/texts/repair-device-view.ts';
import { Code } from '#web/ui/figures/code.tsx';
import { DateText } from '#web/ui/figures/date-text.tsx';
import { PackageCheck } from '#web/ui/icons.ts';
import { PrintPaperButton } from '../papers/print-paper-button.tsx';
import { AddressAndNote } from './address-and-note.tsx';
import { PanelCard } from './panel-card.tsx';

/** Step 3: the device is with the company; its slip can be printed, a note left, the address corrected. */
export const ReceivedPanel = ({ request }: { request: RepairRequest }) => {
  const { may } = request;
  // While an estimate waits for its answer, nothing else is asked for.
  const fold = may.answerEstimate
    ? { icon: <PackageCheck size={20} />, state: request.statusTitle }
    : undefined;
  return (
    <PanelCard
      title={request.repairInPlace ? receivedTexts.visited : receivedTexts.heading}
      intro={<p>{request.statusDescription}</p>}
      isFirst={!fold}
      fold={fold}
    >
      <StatusTable request={request} />
      <AddressAndNote request={request} />
    </PanelCard>
  );
};

const StatusTable = ({ request }: { request: RepairRequest }) => {
  const receivedAt = findReceivedAt(request);
  const when = request.repairInPlace ? receivedTexts.visitedAt : receivedTexts.when;
  return (
    <table className="status-table">
      <caption className="sr-only">{receivedTexts.table}</caption>
      <thead>
        <tr>
          <th scope="col">{deviceViewTexts.traceNumber}</th>
          <th scope="col">{receivedTexts.status}</th>
          <th scope="col">{when}</th>
          {request.may.printReceivedSlip && <th scope="col">{receivedTexts.slip}</th>}
        </tr>
      </thead>
      <tbody>
        <tr>
          <td data-label={deviceViewTexts.traceNumber}>
            <Code className="font-bold">{request.fCode}</Code>
          </td>
          <td data-label={receivedTexts.status}>{request.statusTitle}</td>
          <td data-label={when}>
            {receivedAt ? <DateText at={receivedAt} form="full" /> : deviceViewTexts.empty}
          </td>
          {request.may.printReceivedSlip && (
            <td data-label={receivedTexts.slip}>
              <PrintPaperButton paper="intake" request={request}>
                {receivedTexts.print}
              </PrintPaperButton>
            </td>
          )}
        </tr>
      </tbody>
    </table>
  );
};
