import type { RepairRequest } from '#contract/repair/entities.ts';
import { formatJalaliDate, isoDate } from '#kernel/jalali.ts';
import { formatRial } from '#kernel/rial.ts';
import { deviceViewTexts } from '#web/texts/repair-device-view.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { IsolatedText } from '#web/ui/isolated-text.tsx';
import { DateText, LtrText } from '#web/ui/text-runs.tsx';

/** Earlier requests of the same device: what it was, how it ended, what it cost. */
export const HistoryCard = ({ requests }: { requests: readonly RepairRequest[] }) => {
  if (requests.length === 0) return null;
  return (
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
          <p className="text-fine text-ink-soft">
            <DateText iso={isoDate(request.registeredAt)} text={formatJalaliDate(request.registeredAt)} />
            {request.fJameKolleFactorBaTakhfif !== null &&
              ` · ${formatRial(request.fJameKolleFactorBaTakhfif)}`}
          </p>
          <p dir="auto" className="mt-1 text-small whitespace-pre-line">
            <IsolatedText>{request.issueDescription}</IsolatedText>
          </p>
        </Disclosure>
      ))}
    </section>
  );
};
