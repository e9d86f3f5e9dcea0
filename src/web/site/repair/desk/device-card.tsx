import type { ReactNode } from 'react';
import type { RepairRequest, RepairView } from '#contract/repair/entities.ts';
import { isCancelled } from '#contract/repair/statuses.ts';
import { formatRial } from '#kernel/rial.ts';
import { deskTexts, paymentStates } from '#web/texts/repair-desk.ts';
import { LtrText } from '#web/ui/text-runs.tsx';

/** The sold product as the customer knows it, and what its repair costs. */
export const DeviceCard = ({ view, request }: { view: RepairView; request: RepairRequest | undefined }) => {
  const device = view.soldProducts[0];
  if (!device) return null;
  const amount = request?.fJameKolleFactorBaTakhfif ?? null;
  const rows: [string, ReactNode][] = [
    [deskTexts.serial, <LtrText key="serial">{device.fSerialNumber}</LtrText>],
    [deskTexts.invoiceNumber, <LtrText key="invoice">{device.fShomareFactor}</LtrText>],
    [deskTexts.subjectLabel, deskTexts.subject(device.fNameMahsool)],
    [deskTexts.centre, request?.fNameMarkaz || device.fNameMarkaz],
    [deskTexts.manager, device.fNameModirMarkaz],
    [deskTexts.province, device.fOstanName],
    [deskTexts.city, device.fShahrName],
    ...(request?.fShomareFactor
      ? [
          [
            deskTexts.repairInvoiceNumber,
            <LtrText key="repair-invoice">{request.fShomareFactor}</LtrText>,
          ] as [string, ReactNode],
        ]
      : []),
    [deskTexts.amount, amount === null ? deskTexts.noAmount : formatRial(amount)],
    [deskTexts.payment, writePaymentState(request)],
  ];
  return (
    <section aria-labelledby="device-heading" className="card p-5 sm:p-6">
      <h2 id="device-heading" className="text-title font-bold">
        {deskTexts.device}
      </h2>
      <table aria-labelledby="device-heading" className="facts-table mt-3">
        <tbody>
          {rows.map(([term, value]) => (
            <tr key={term}>
              <th scope="row">{term}</th>
              <td>{value || deskTexts.empty}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

/** What was never paid when a request was cancelled is no longer waited for. */
const writePaymentState = (request: RepairRequest | undefined): string => {
  if (!request || (isCancelled(request.statusId) && request.payment.state !== 'paid')) return deskTexts.empty;
  return paymentStates[request.payment.state];
};
