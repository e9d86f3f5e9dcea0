import { priceTexts } from '#web/texts/office/desk-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { Amount } from '#web/ui/figures/amount.tsx';
import { Code } from '#web/ui/figures/code.tsx';
import type { Price } from '../../app/queries/desk-setting-queries.ts';
import { useMay } from '../../app/session/use-session.ts';
import type { Column } from '../../ui/list/column.ts';
import { DataTable } from '../../ui/list/data-table.tsx';

/** The price list as a table; those in use stand first. */
export const PriceTable = ({
  rows,
  onChange,
}: {
  rows: readonly Price[];
  onChange: (price: Price) => void;
}) => {
  const mayWrite = useMay('pricelist.write');
  const columns: Column<Price>[] = [
    {
      id: 'title',
      head: priceTexts.item,
      isUnnamedInCard: true,
      cell: ({ title }) => <bdi className="font-semibold">{title}</bdi>,
    },
    { id: 'code', head: priceTexts.code, cell: ({ code }) => <Code>{code}</Code> },
    { id: 'kind', head: priceTexts.kind, cell: ({ kind }) => priceTexts.kinds[kind] },
    {
      id: 'unit',
      head: priceTexts.unit,
      isAmount: true,
      cell: ({ unitRial }) => <Amount of={unitRial} unit="none" />,
    },
    {
      id: 'state',
      head: priceTexts.state,
      isCorner: true,
      cell: ({ isUsed }) => (
        <span className={isUsed ? 'chip chip-success' : 'chip'}>
          {isUsed ? priceTexts.used : priceTexts.unused}
        </span>
      ),
    },
    ...(mayWrite
      ? [
          {
            id: 'actions',
            head: <span className="sr-only">{priceTexts.changeTitle}</span>,
            cell: (row: Price) => (
              <Button variant="plain" size="small" onClick={() => onChange(row)}>
                {priceTexts.changeTitle}
                <span className="sr-only">{row.title}</span>
              </Button>
            ),
          },
        ]
      : []),
  ];
  return (
    <DataTable caption={priceTexts.caption} columns={columns} rows={rows} rowKey={({ id }) => String(id)} />
  );
};
