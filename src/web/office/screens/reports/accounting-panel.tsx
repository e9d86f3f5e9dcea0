import { useState } from 'react';
import { type AccountingTable, accountingTables } from '#contract/office/accounting.ts';
import { nameMonth } from '#contract/office/report-texts.ts';
import { shiftMonth, toJalaliMonth } from '#kernel/jalali-month.ts';
import { listKeys } from '#kernel/list-keys.ts';
import { accountingTexts } from '#web/texts/office/company.ts';
import { downloadFile } from '../../app/download-file.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { ExportMenu } from '../../ui/list/export-menu.tsx';
import { Panel } from '../../ui/panel.tsx';

/** This month and the two years before it. */
const listMonths = () => {
  const now = toJalaliMonth(new Date());
  return Array.from({ length: 25 }, (_, at) => shiftMonth(now, -at));
};

const write = ({ year, month }: { year: number; month: number }): string =>
  `${year}-${String(month).padStart(2, '0')}`;

/** A month's invoices, lines and payments as files for accounting. */
const AccountingPanel = () => {
  const months = listMonths();
  const [month, setMonth] = useState(() => write(shiftMonth(toJalaliMonth(new Date()), -1)));
  return (
    <Panel title={accountingTexts.title} className="mt-4">
      <p className="mb-3 text-small text-ink-soft">{accountingTexts.hint}</p>
      <SelectField
        label={accountingTexts.month}
        className="max-w-60"
        value={month}
        options={months.map((one) => ({ value: write(one), label: nameMonth(one) }))}
        onChange={({ target }) => setMonth(target.value)}
      />
      <ul className="mt-3 grid gap-2">
        {listKeys(accountingTables).map((table: AccountingTable) => (
          <li key={table} className="flex items-center justify-between gap-3">
            {accountingTables[table].title}
            <ExportMenu
              onExport={(format) => downloadFile(`/accounting/${table}/export`, { month, format })}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
};

export default AccountingPanel;
