import * as lucide from 'lucide';
import { useState } from 'react';
import { accountTexts } from '#web/texts/office/account.ts';
import { Button } from '#web/ui/button.tsx';
import { DateText } from '#web/ui/figures/date-text.tsx';
import { toIcon } from '#web/ui/to-icon.tsx';
import { accountClient, accountQueries, type OwnAccount } from '../../app/queries/account-queries.ts';
import { useRefresh } from '../../app/use-refresh.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Trash } from '../../ui/office-icons.ts';
import { Panel } from '../../ui/panel.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { PasskeyDialog } from './passkey-dialog.tsx';

// Here and not in `office-icons.ts`, which loads with every screen.
const KeyRound = toIcon(lucide.KeyRound);

type Passkey = OwnAccount['passkeys'][number];
type Open = { kind: 'add' } | { kind: 'name' | 'remove'; passkey: Passkey } | undefined;

/** Passkeys: added with a name, renamed, removed; the last second factor stays. */
export const PasskeysSection = ({ account: { passkeys, mayUsePasskeys } }: { account: OwnAccount }) => {
  const [open, setOpen] = useState<Open>();
  const refresh = useRefresh(accountQueries.all);
  const close = () => setOpen(undefined);
  return (
    <Panel
      title={accountTexts.passkeys}
      tools={
        mayUsePasskeys && (
          <Button size="small" onClick={() => setOpen({ kind: 'add' })}>
            {accountTexts.addPasskey}
          </Button>
        )
      }
    >
      <p className="text-fine text-ink-soft">
        {mayUsePasskeys ? accountTexts.passkeysHint : accountTexts.noPasskeyHere}
      </p>
      <ul>
        {passkeys.map((passkey) => (
          <li key={passkey.id} className="flex items-center gap-3 border-t border-line py-2 first:border-t-0">
            <KeyRound size={18} className="text-brand" />
            <div className="min-w-0 flex-1">
              <p className="font-semibold">{passkey.name}</p>
              <p className="text-fine text-ink-soft">
                {passkey.lastUsedAt ? (
                  <>
                    {accountTexts.lastUse} <DateText at={passkey.lastUsedAt} form="moment" />
                  </>
                ) : (
                  accountTexts.neverUsed
                )}
              </p>
            </div>
            <Button size="small" onClick={() => setOpen({ kind: 'name', passkey })}>
              {accountTexts.rename}
            </Button>
            <button
              type="button"
              className="icon-button"
              aria-label={accountTexts.removePasskey(passkey.name)}
              onClick={() => setOpen({ kind: 'remove', passkey })}
            >
              <Trash size={18} />
            </button>
          </li>
        ))}
        {passkeys.length === 0 && <li className="text-fine text-ink-faint">{accountTexts.noPasskey}</li>}
      </ul>
      {open?.kind === 'add' && <PasskeyDialog onDone={refresh} onClose={close} />}
      {open?.kind === 'name' && <PasskeyDialog passkey={open.passkey} onDone={refresh} onClose={close} />}
      {open?.kind === 'remove' && (
        <ConfirmDialog
          title={accountTexts.removePasskey(open.passkey.name)}
          confirm={accountTexts.remove}
          isDangerous
          onConfirm={async (options) => {
            await accountClient.removePasskey({ id: open.passkey.id }, options);
            showToast(accountTexts.passkeyRemoved);
            void refresh();
          }}
          onClose={close}
        >
          <p>{accountTexts.removePasskeyText}</p>
        </ConfirmDialog>
      )}
    </Panel>
  );
};
