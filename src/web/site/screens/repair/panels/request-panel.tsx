import type { RepairView } from '#contract/repair/entities.ts';
import { portalTexts } from '#web/texts/repair.ts';
import { requestFormTexts } from '#web/texts/repair-device-view.ts';
import { Note } from '#web/ui/note.tsx';
import { CentreAndPlace } from '../search/centre-and-place.tsx';
import { usePortal } from '../state/portal-context.ts';
import { DescriptionForm } from './description-form.tsx';
import { PanelCard } from './panel-card.tsx';

/** Step 1 without a request: what is wrong with the device. */
export const RequestPanel = ({ view }: { view: RepairView }) => {
  const { state, actions } = usePortal();
  const device = view.soldProducts[0];
  return (
    <PanelCard title={requestFormTexts.heading} intro={<p>{requestFormTexts.intro}</p>}>
      <DescriptionForm
        owner={device?.fSerialNumber ?? ''}
        submitText={requestFormTexts.submit}
        submitVariant="accent"
        onSave={(description) =>
          actions.saveRequest({
            description,
            markazId: state.search.centre?.id ?? 0,
            repairInPlace: state.search.repairInPlace,
          })
        }
      >
        <CentreAndPlace ownCentre={device?.fNameMarkaz} />
        <Note tone="warning">{portalTexts.shippingCostNote}</Note>
      </DescriptionForm>
    </PanelCard>
  );
};
