import type { RepairRequest, RepairView } from '#contract/repair/entities.ts';
import { cutText } from '#kernel/cut-text.ts';
import { slipTexts } from '#web/texts/repair-device-view.ts';
import { Code } from '#web/ui/figures/code.tsx';
import { DateText } from '#web/ui/figures/date-text.tsx';
import { IsolatedText } from '#web/ui/figures/isolated-text.tsx';
import { receivedAtOf } from './received-at.ts';
import { SlipAddress, SlipFacts, SlipHead } from './slip-blocks.tsx';

/** What the customer keeps: the company has the device. */
export const ReceivedSlip = ({ view, request }: { view: RepairView; request: RepairRequest }) => {
  const device = view.soldProducts[0];
  return (
    <article className="slip">
      <SlipHead title={slipTexts.received} fCode={request.fCode} />
      <SlipFacts
        rows={[
          [slipTexts.device, device?.fNameMahsool],
          [slipTexts.serial, <Code key="serial">{device?.fSerialNumber ?? ''}</Code>],
          [slipTexts.centre, request.fNameMarkaz],
          [
            slipTexts.receivedAt,
            <DateText key="value" at={receivedAtOf(request) ?? request.changedAt} form="full" />,
          ],
        ]}
      />
      <section className="slip-issue">
        <h3>{slipTexts.issue}</h3>
        <p>
          <IsolatedText>{cutText(request.issueDescription, 180)}</IsolatedText>
        </p>
      </section>
      <div className="slip-pair">
        <SlipAddress term={slipTexts.origin} address={request.senderAddress} />
        <SlipAddress term={slipTexts.destination} address={request.receiverAddress} />
      </div>
      <footer className="slip-foot">
        <span>{slipTexts.stamp}</span>
      </footer>
    </article>
  );
};
