import type { DeskRequest, QueueItem } from '#contract/office/repair-shapes.ts';
import type { StatusId } from '#contract/repair/statuses.ts';
import { deskStatusNames, listDeskCommands } from './explain-desk.ts';

const nameOf = (statusId: number): string => deskStatusNames[statusId as StatusId];

/** A terminal shows ISO dates the same everywhere, Persian ones in any order it likes. */
const minute = (at: string | Date): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

export const printRow = (row: QueueItem): string =>
  [
    row.traceNumber,
    `${row.statusId} ${nameOf(row.statusId)}${row.repairInPlace ? ' (in place)' : ''}`.padEnd(44),
    minute(row.stoodSince),
    row.serialNumber.padEnd(12),
    row.productName,
    row.centreName,
  ].join('  ');

/** After a piece of work: where the request stands now and what comes next. */
export const printCurrentState = ({ request }: DeskRequest): string => {
  const commands = listDeskCommands(request.statusId);
  const next = commands.length > 0 ? ` Next: ${commands.join(', ')}.` : '';
  return `Request ${request.fCode} now stands at ${request.statusId} (${nameOf(request.statusId)}).${next}`;
};

export const printRequest = ({ request, device, mobile, centre }: DeskRequest): string => {
  const lines = [
    `Request ${request.fCode}: ${request.statusId} (${nameOf(request.statusId)})${request.repairInPlace ? ', in place' : ''}`,
    `  device    ${device.fSerialNumber}  ${device.fNameMahsool}`,
    `  centre    ${request.fNameMarkaz}  ${request.fOstanName} ${request.fShahrName}`,
    `  manager   ${centre.manager}`,
    `  its place ${centre.address}`,
    `  mobile    ${mobile ?? 'none: the customer gets no messages'}`,
    `  address   ${request.senderAddress}`,
    `  fault     ${request.issueDescription}`,
    ...describeInvoice(request),
    '  story',
    ...request.timeline.map(
      ({ at, by, statusId, kind, note }) =>
        `    ${minute(at)}  ${kind === 'status' ? `${statusId} ${nameOf(statusId)}` : kind} by ${by}${note ? `: ${note}` : ''}`,
    ),
  ];
  if (request.survey) {
    lines.push(`  survey    ${request.survey.rating ?? 'no rating'}  ${request.survey.text}`);
  }
  const commands = listDeskCommands(request.statusId);
  lines.push(`  next      ${commands.length > 0 ? commands.join(', ') : 'nothing'}`);
  return lines.join('\n');
};

const describeInvoice = ({
  invoice,
  payment,
  paidRial = 0,
  remainingRial = 0,
}: DeskRequest['request']): string[] => {
  if (!invoice) return [];
  const paid = payment.state === 'paid' ? `paid (${payment.method})` : payment.state;
  const left = paidRial > 0 && remainingRial > 0 ? `, ${paidRial} paid, ${remainingRial} remain` : '';
  return [
    `  invoice   ${invoice.number}  ${invoice.payableRial} rial, ${paid}${left}`,
    ...invoice.lines.map(({ title, totalRial }) => `    ${String(totalRial).padStart(14)}  ${title}`),
    ...(invoice.discountRial > 0 ? [`    ${String(-invoice.discountRial).padStart(14)}  discount`] : []),
  ];
};
