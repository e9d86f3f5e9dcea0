import type { RepairRequest } from '#contract/repair/entities.ts';
import { formatJalaliDate, isoDate } from '#kernel/jalali.ts';
import { formatRial } from '#kernel/rial.ts';
import { deviceViewTexts, historyTexts } from '#web/texts/repair-device-view.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { IsolatedText } from '#web/ui/isolated-text.tsx';
import { DateText, LtrText } from '#web/ui/text-runs.tsx';
import { PrintPaper } from '../papers/print-paper.tsx';

/** Every repair of the device: when, what it was, what was done, how it ended, what it cost; and its print. */
export const HistoryCard = ({ requests }: { requests: readonly RepairRequest[] }) => (
  <section aria-labelledby="history-heading" className="card p-5 sm:p-6">
    <h2 id="history-heading" className="text-title font-bold">
      {deviceViewTexts.history}
    </h2>
    {requests.map((request) => (
      <Disclosure
        key={request.id}
        className="last:border-b-0"
        summary={
          <span className="flex flex-wrap gap-x-3">
            <LtrText>{request.fCode}</LtrText>
            <span className="text-ink-soft">{request.statusTitle}</span>
          </span>
        }
      >
        <RepairFacts request={request} />
      </Disclosure>
    ))}
    <div className="mt-4">
      <PrintPaper paper="record">{historyTexts.print}</PrintPaper>
    </div>
  </section>
);

const RepairFacts = ({ request }: { request: RepairRequest }) => {
  const { registeredAt, changedAt, issueDescription, invoice } = request;
  return (
    <>
      <p className="text-fine text-ink-soft">
        {historyTexts.registered}:{' '}
        <DateText iso={isoDate(registeredAt)} text={formatJalaliDate(registeredAt)} />
        {' · '}
        {historyTexts.ended}: <DateText iso={isoDate(changedAt)} text={formatJalaliDate(changedAt)} />
      </p>
      <p dir="auto" className="mt-1 text-small whitespace-pre-line">
        <IsolatedText>{issueDescription}</IsolatedText>
      </p>
      {invoice && (
        <p className="mt-1 text-small">
          {historyTexts.work}: {invoice.lines.map(({ title }) => title).join('، ')}
          {' · '}
          {formatRial(invoice.payableRial)}
        </p>
      )}
    </>
  );
};
