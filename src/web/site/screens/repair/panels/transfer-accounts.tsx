import type { RepairView } from '#contract/repair/entities.ts';
import { payTexts } from '#web/texts/repair-pay.ts';
import { Code } from '#web/ui/figures/code.tsx';
import { CopyLink } from './copy-link.tsx';
import { PanelCard } from './panel-card.tsx';

type Accounts = NonNullable<RepairView['pay']>['accounts'];

/** The company's accounts for a transfer, and what to write beside it. */
export const TransferAccounts = ({ accounts, reference }: { accounts: Accounts; reference: string }) => (
  <PanelCard title={payTexts.transfer} isFirst={false}>
    <div className="grid gap-3">
      {accounts.map(({ bank, owner, sheba }) => (
        <div key={sheba} className="grid gap-2">
          <p className="text-small text-ink-soft">{payTexts.inName(owner, bank)}</p>
          <Copied name={payTexts.sheba} value={sheba} shown={sheba.replace(/(.{4})(?=.)/g, '$1 ')} />
        </div>
      ))}
      <Copied name={payTexts.describe} value={reference} />
    </div>
    <p className="text-small text-ink-soft">{payTexts.afterTransfer}</p>
  </PanelCard>
);

const Copied = ({ name, value, shown = value }: { name: string; value: string; shown?: string }) => (
  <p className="flex items-center justify-between gap-3 border-t border-line pt-2">
    <span className="min-w-0">
      <span className="block text-fine text-ink-soft">{name}</span>
      <Code className="font-semibold">{shown}</Code>
    </span>
    <CopyLink name={name} value={value} />
  </p>
);
