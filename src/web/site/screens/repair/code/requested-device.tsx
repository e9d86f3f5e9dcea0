import { codeTexts, deviceSearchTexts } from '#web/texts/repair.ts';
import { usePortal } from '../state/portal-context.ts';
import type { DeviceQuery } from '../state/search-values.ts';

/** The number that was searched for. It can be seen and read out here, and is changed a step back. */
export const RequestedDevice = ({ deviceQuery }: { deviceQuery: DeviceQuery }) => {
  const { actions } = usePortal();
  const byLabel = deviceQuery.labelToken !== undefined;
  const isSerial = byLabel || deviceQuery.serialNumber !== '';
  return (
    <div className="flex items-center gap-3 rounded-control bg-sunken ps-4">
      <label htmlFor="asked" className="shrink-0 text-small text-ink-soft">
        {isSerial ? deviceSearchTexts.serial : deviceSearchTexts.trace}
      </label>
      <input
        id="asked"
        readOnly
        dir="ltr"
        size={8}
        value={byLabel ? deviceSearchTexts.onLabel : deviceQuery.serialNumber || deviceQuery.traceNumber}
        className="min-h-11 w-0 min-w-0 flex-1 truncate bg-transparent text-end font-bold"
      />
      <button
        type="button"
        className="text-link shrink-0 px-4"
        aria-label={isSerial ? codeTexts.editSerial : codeTexts.editTrace}
        onClick={actions.leaveCode}
      >
        {codeTexts.edit}
      </button>
    </div>
  );
};
