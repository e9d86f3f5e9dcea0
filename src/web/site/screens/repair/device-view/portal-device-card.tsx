import type { ReactNode } from 'react';
import type { RepairRequest, RepairView, SoldProduct } from '#contract/repair/entities.ts';
import { isCancelled } from '#contract/repair/statuses.ts';
import { formatJalaliDate } from '#kernel/jalali.ts';
import { deviceViewTexts, paymentStates } from '#web/texts/repair-device-view.ts';
import { Amount } from '#web/ui/figures/amount.tsx';
import { Code } from '#web/ui/figures/code.tsx';
import { UnbrokenText } from '#web/ui/figures/unbroken-text.tsx';
import { Wrench } from '#web/ui/icons.ts';
import { PanelCard } from '../panels/panel-card.tsx';

/** The sold product as the customer knows it, and what its repair costs. */
export const PortalDeviceCard = ({
  view,
  request,
  isOpen,
}: {
  view: RepairView;
  request: RepairRequest | undefined;
  isOpen: boolean;
}) => {
  const device = view.soldProducts[0];
  if (!device) return null;
  const amount = request?.fJameKolleFactorBaTakhfif ?? null;
  const rows: [string, ReactNode][] = [
    [deviceViewTexts.serial, <Code key="serial">{device.fSerialNumber}</Code>],
    [deviceViewTexts.invoiceNumber, <Code key="invoice">{device.fShomareFactor}</Code>],
    [
      deviceViewTexts.subjectLabel,
      <UnbrokenText key="subject">{deviceViewTexts.subject(device.fNameMahsool)}</UnbrokenText>,
    ],
    ...warrantyRows(device),
    ...centreRows(request ?? device),
    ...invoiceRows(request?.fShomareFactor),
    [deviceViewTexts.amount, amount === null ? deviceViewTexts.noAmount : <Amount key="value" of={amount} />],
    [deviceViewTexts.payment, writePaymentState(request)],
  ];
  return (
    <PanelCard
      title={deviceViewTexts.device}
      isFirst={false}
      fold={{
        icon: <Wrench size={20} />,
        state: <Code>{device.fSerialNumber}</Code>,
        isOpen,
      }}
    >
      <table className="facts-table">
        <caption className="sr-only">{deviceViewTexts.device}</caption>
        <tbody>
          {rows.map(([term, value]) => (
            <tr key={term}>
              <th scope="row">{term}</th>
              <td>{value || deviceViewTexts.empty}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PanelCard>
  );
};

const invoiceRows = (number: string | null | undefined): [string, ReactNode][] =>
  number ? [[deviceViewTexts.repairInvoiceNumber, <Code key="repair-invoice">{number}</Code>]] : [];

/** The last day of the warranty; nothing where it is not recorded. */
const warrantyRows = ({ warranty }: SoldProduct): [string, ReactNode][] => {
  if (!warranty) return [];
  const day = formatJalaliDate(warranty.until);
  const words = warranty.isIn ? deviceViewTexts.warrantyIn(day) : deviceViewTexts.warrantyOver(day);
  return [[deviceViewTexts.warranty, words]];
};

/**
 * One centre, whole: the request's once there is one. The manager of a chosen centre is not sent to the portal, so
 * that row is left out.
 */
const centreRows = (
  centre: Pick<RepairRequest, 'fNameMarkaz' | 'fOstanName' | 'fShahrName' | 'fNameModirMarkaz'>,
): [string, ReactNode][] => {
  const rows: [string, ReactNode][] = [
    [deviceViewTexts.centre, centre.fNameMarkaz],
    [deviceViewTexts.manager, centre.fNameModirMarkaz],
    [deviceViewTexts.province, centre.fOstanName],
    [deviceViewTexts.city, centre.fShahrName],
  ];
  return rows.filter(([term, value]) => term !== deviceViewTexts.manager || value);
};

/** What was never paid when a request was cancelled is no longer waited for. */
const writePaymentState = (request: RepairRequest | undefined): string => {
  if (!request || (isCancelled(request.statusId) && request.payment.state !== 'paid'))
    return deviceViewTexts.empty;
  return paymentStates[request.payment.state];
};
