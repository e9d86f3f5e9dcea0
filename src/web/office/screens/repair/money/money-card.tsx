import { buyerTexts } from '#web/texts/office/company.ts';
import { moneyTexts } from '#web/texts/office/request.ts';
import type { RequestFile } from '../../../app/queries/request-queries.ts';
import { May } from '../../../ui/may.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { OpenAction } from '../moves/open-action.ts';
import { EstimateLine } from './estimate-line.tsx';
import { InvoiceLine } from './invoice-line.tsx';
import { HandPaymentLine, OnlinePaymentLine } from './payment-lines.tsx';

/** What it costs and what was paid, oldest first; what was replaced, withdrawn or struck stays to be seen. */
export const MoneyCard = ({ file, onOpen }: { file: RequestFile; onOpen: (open: OpenAction) => void }) => {
  const { estimates, invoices, handPayments, onlinePayments } = file;
  const isEmpty = estimates.length + invoices.length + handPayments.length + onlinePayments.length === 0;
  return (
    <Panel title={moneyTexts.title}>
      {isEmpty ? (
        <p className="text-small text-ink-soft">{moneyTexts.none}</p>
      ) : (
        <ul className="money-list">
          {estimates.map((estimate) => (
            <EstimateLine key={`estimate-${estimate.version}`} estimate={estimate} />
          ))}
          {invoices.map((invoice) => (
            <InvoiceLine key={invoice.number} invoice={invoice} />
          ))}
          {onlinePayments.map((payment) => (
            <OnlinePaymentLine key={`online-${payment.id}`} payment={payment} />
          ))}
          {handPayments.map((payment) => (
            <HandPaymentLine key={`hand-${payment.id}`} payment={payment} />
          ))}
        </ul>
      )}
      <p className="mt-3 flex flex-wrap items-center gap-2 text-small text-ink-soft">
        <bdi>{file.buyer?.name || buyerTexts.unknown}</bdi>
        {file.ownBuyer && <span>({buyerTexts.own})</span>}
        <May permission="invoices.write">
          <button
            type="button"
            className="button button-plain button-small"
            onClick={() => onOpen({ kind: 'buyer' })}
          >
            {buyerTexts.change}
          </button>
        </May>
      </p>
    </Panel>
  );
};
