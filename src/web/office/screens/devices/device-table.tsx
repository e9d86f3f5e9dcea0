import { Link } from 'react-router';
import { deviceTexts } from '#web/texts/office/devices.ts';
import { Code } from '#web/ui/figures/code.tsx';
import { DateText } from '#web/ui/figures/date-text.tsx';
import { PhoneText } from '#web/ui/figures/phone-text.tsx';
import { UnbrokenText } from '#web/ui/figures/unbroken-text.tsx';
import type { OfficeDevice } from '../../app/queries/device-queries.ts';
import { Warranty } from '../../ui/device/warranty.tsx';
import type { Column } from '../../ui/list/column.ts';
import { DataTable } from '../../ui/list/data-table.tsx';

const none = <span className="text-ink-faint">{deviceTexts.notRecorded}</span>;

const columns: readonly Column<OfficeDevice>[] = [
  {
    id: 'serialNumber',
    head: deviceTexts.serialNumber,
    isUnnamedInCard: true,
    cell: ({ serialNumber, productName }) => (
      <>
        <Link to={`/devices/${encodeURIComponent(serialNumber)}`} className="row-link">
          <Code>{serialNumber}</Code>
        </Link>
        <bdi className="block text-fine text-ink-soft">
          <UnbrokenText>{productName}</UnbrokenText>
        </bdi>
      </>
    ),
  },
  {
    id: 'centre',
    head: deviceTexts.centre,
    cell: ({ centreName, city }) => (
      <>
        <bdi>{centreName || '—'}</bdi>
        {city && <bdi className="block text-fine text-ink-soft">{city}</bdi>}
      </>
    ),
  },
  {
    id: 'mobile',
    head: deviceTexts.mobile,
    cell: ({ mobile }) => (mobile ? <PhoneText>{mobile}</PhoneText> : none),
  },
  {
    id: 'ownedSince',
    head: deviceTexts.ownedSince,
    isWideOnly: true,
    cell: ({ ownedSince }) => (ownedSince ? <DateText at={ownedSince} /> : none),
  },
  {
    id: 'warrantyUntil',
    head: deviceTexts.warrantyUntil,
    cell: ({ warrantyUntil }) => <Warranty until={warrantyUntil} />,
  },
];

export const DeviceTable = ({ rows }: { rows: readonly OfficeDevice[] }) => (
  <DataTable
    caption={deviceTexts.caption}
    columns={columns}
    rows={rows}
    rowKey={({ serialNumber }) => serialNumber}
  />
);
