import { portalTexts, repairAlerts } from '#web/texts/repair.ts';
import { Button } from '#web/ui/button.tsx';
import { PhoneLink } from '#web/ui/figures/phone-text.tsx';
import { Phone } from '#web/ui/icons.ts';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { usePortal } from './state/portal-context.ts';
import type { PortalAlert } from './state/portal-state.ts';

const titles = { problem: repairAlerts.problem, warning: repairAlerts.title, done: repairAlerts.done };

export const PortalAlertDialog = ({ alert }: { alert: PortalAlert }) => {
  const { actions, phone } = usePortal();
  return (
    <AlertDialog
      title={titles[alert.tone]}
      text={alert.text}
      tone={alert.tone}
      onClose={actions.closeAlert}
      actions={
        <Button variant="brand" onClick={actions.closeAlert}>
          {portalTexts.understood}
        </Button>
      }
    >
      {alert.detail && <p className="mt-2 text-ink-soft">{alert.detail}</p>}
      {alert.showsPhone && phone && (
        <p className="mt-3 flex items-center gap-2 text-ink-soft">
          <Phone size={18} className="text-brand" />
          {portalTexts.support}: <PhoneLink phone={phone} className="text-link" />
        </p>
      )}
    </AlertDialog>
  );
};
