import { Link } from 'react-router';
import { visitTexts as texts } from '#web/texts/office/visits.ts';
import { Code } from '#web/ui/figures/code.tsx';
import { DateText } from '#web/ui/figures/date-text.tsx';
import { PhoneLink } from '#web/ui/figures/phone-text.tsx';
import { PostalAddress } from '#web/ui/figures/postal-address.tsx';
import { UnbrokenText } from '#web/ui/figures/unbroken-text.tsx';
import type { DayVisit } from '../../app/queries/visit-queries.ts';
import { useMay } from '../../app/session/use-session.ts';
import type { Column } from '../../ui/list/column.ts';
import { DataTable } from '../../ui/list/data-table.tsx';

const listColumns = (base: string): readonly Column<DayVisit>[] => [
  {
    id: 'device',
    head: texts.device,
    isUnnamedInCard: true,
    cell: ({ traceNumber, productName, serialNumber }) => (
      <>
        <Link to={`${base}/${traceNumber}`} className="row-link">
          <bdi>
            <UnbrokenText>{productName}</UnbrokenText>
          </bdi>
        </Link>
        <p className="text-fine text-ink-soft">
          <Code>{serialNumber}</Code>، <Code>{traceNumber}</Code>
        </p>
      </>
    ),
  },
  {
    id: 'time',
    head: texts.time,
    isCorner: true,
    cell: ({ from, to }) => (
      <span className="font-semibold whitespace-nowrap">
        <DateText at={from} form="time" /> {texts.until} <DateText at={to} form="time" />
      </span>
    ),
  },
  { id: 'technician', head: texts.technician, cell: ({ technician }) => <bdi>{technician}</bdi> },
  {
    id: 'place',
    head: texts.place,
    cell: ({ centreName, address }) => (
      <>
        <bdi className="font-semibold">{centreName}</bdi>
        {address && <PostalAddress>{address}</PostalAddress>}
      </>
    ),
  },
  {
    id: 'phone',
    head: texts.phone,
    cell: ({ phones }) => (
      <span className="grid gap-1">
        {phones.map((phone) => (
          <PhoneLink key={phone} phone={phone} className="text-link" />
        ))}
      </span>
    ),
  },
  {
    id: 'fault',
    head: texts.fault,
    cell: ({ issueDescription }) => <span dir="auto">{issueDescription}</span>,
  },
];

/** The visits of a day with place and phone; the device leads to its request, a technician's to the bench. */
export const VisitTable = ({ visits }: { visits: readonly DayVisit[] }) => (
  <DataTable
    caption={texts.dayList}
    columns={listColumns(useMay('repairs.read') ? '/repairs' : '/bench')}
    rows={visits}
    rowKey={({ traceNumber }) => traceNumber}
  />
);
