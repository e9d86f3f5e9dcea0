import { deviceSearchTexts } from '#web/texts/repair.ts';
import { usePortal } from '../state/portal-context.ts';
import { PortalCentreField } from './portal-centre-field.tsx';

/** Which centre the request is for and where the repair is to be; both travel with the request. */
export const CentreAndPlace = ({ ownCentre }: { ownCentre?: string | undefined }) => {
  const { state, actions } = usePortal();
  const { centre, repairInPlace } = state.search;
  return (
    <>
      <PortalCentreField
        value={centre}
        ownCentre={ownCentre}
        onChange={(chosen) => actions.editSearch({ centre: chosen })}
      />
      <input type="hidden" name="markazId" value={centre?.id ?? 0} />
      <div className="check-row">
        <input
          id="repair-in-place"
          type="checkbox"
          className="check"
          name="repairInPlace"
          aria-describedby="repair-in-place-hint"
          checked={repairInPlace}
          onChange={({ target }) => actions.editSearch({ repairInPlace: target.checked })}
        />
        <label htmlFor="repair-in-place">
          <span className="block font-semibold">{deviceSearchTexts.inPlace}</span>
          <span aria-hidden="true" className="block text-fine text-ink-soft">
            {deviceSearchTexts.inPlaceHint}
          </span>
        </label>
        <span id="repair-in-place-hint" hidden>
          {deviceSearchTexts.inPlaceHint}
        </span>
      </div>
    </>
  );
};
