import { useState } from 'react';
import { accountTexts } from '#web/texts/office/account.ts';
import { Button } from '#web/ui/button.tsx';
import { accountClient, accountQueries, type OwnAccount } from '../../app/queries/account-queries.ts';
import { useRefresh } from '../../app/use-refresh.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Panel } from '../../ui/panel.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { NewTotpDialog } from './new-totp-dialog.tsx';
import { RenewCodesDialog } from './renew-codes-dialog.tsx';

type Open = 'totp' | 'removeTotp' | 'codes' | undefined;

/** The authenticator and the recovery codes. The server refuses to remove the last second factor. */
export const FactorsSection = ({ account: { hasTotp, recoveryCodesLeft } }: { account: OwnAccount }) => {
  const [open, setOpen] = useState<Open>();
  const refresh = useRefresh(accountQueries.all);
  const close = () => setOpen(undefined);
  return (
    <Panel title={accountTexts.factors}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3>{accountTexts.totp}</h3>
        <span className={hasTotp ? 'chip chip-success' : 'chip'}>
          {hasTotp ? accountTexts.totpOn : accountTexts.totpOff}
        </span>
        <div className="ms-auto flex gap-2">
          <Button size="small" onClick={() => setOpen('totp')}>
            {hasTotp ? accountTexts.totpReplace : accountTexts.totpNew}
          </Button>
          {hasTotp && (
            <Button size="small" onClick={() => setOpen('removeTotp')}>
              {accountTexts.remove}
            </Button>
          )}
        </div>
        <p className="w-full text-fine text-ink-soft">{accountTexts.totpHint}</p>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-3 border-t border-line pt-3">
        <h3>{accountTexts.recovery}</h3>
        <span className="text-fine text-ink-soft">{accountTexts.recoveryLeft(recoveryCodesLeft)}</span>
        <Button size="small" className="ms-auto" onClick={() => setOpen('codes')}>
          {accountTexts.recoveryRenew}
        </Button>
      </div>
      {open === 'totp' && <NewTotpDialog onDone={refresh} onClose={close} />}
      {open === 'codes' && <RenewCodesDialog onDone={refresh} onClose={close} />}
      {open === 'removeTotp' && (
        <ConfirmDialog
          title={accountTexts.totpRemove}
          confirm={accountTexts.remove}
          isDangerous
          onConfirm={async (options) => {
            await accountClient.removeTotp(undefined, options);
            showToast(accountTexts.totpRemoved);
            void refresh();
          }}
          onClose={close}
        />
      )}
    </Panel>
  );
};
