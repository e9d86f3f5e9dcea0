import type { RepairRequest, RepairView } from '#contract/repair/entities.ts';
import { deviceViewTexts, receivedTexts, slipTexts } from '#web/texts/repair-device-view.ts';
import { Button } from '#web/ui/button.tsx';
import { Code } from '#web/ui/figures/code.tsx';
import { DateText } from '#web/ui/figures/date-text.tsx';
import { PackageCheck, Printer } from '#web/ui/icons.ts';
import { PrintedSlip } from '../slips/printed-slip.tsx';
import { receivedAtOf } from '../slips/received-at.ts';
import { ReceivedSlip } from '../slips/received-slip.tsx';
import { PanelCard } from './panel-card.tsx';
import { RequestWords } from './request-words.tsx';

/** Step 3: the device is with the company; its slip can be printed, a note left, the address corrected. */
export const ReceivedPanel = ({ view, request }: { view: RepairView; request: RepairRequest }) => {
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
      <RequestWords request={request} />
      {may.printReceivedSlip && (
        <PrintedSlip title={slipTexts.received}>
          <ReceivedSlip view={view} request={request} />
        </PrintedSlip>
      )}
    </PanelCard>
  );
};

const StatusTable = ({ request }: { request: RepairRequest }) => {
  const receivedAt = receivedAtOf(request);
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
              <Button look="brand" onClick={() => window.print()}>
                <Printer size={18} />
                {receivedTexts.print}
              </Button>
            </td>
          )}
        </tr>
      </tbody>
    </table>
  );
};
