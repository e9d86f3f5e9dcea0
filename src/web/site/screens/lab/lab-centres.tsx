import { maxAtOnce } from '#contract/repair/lab-calls.ts';
import type { LabDevice } from '#contract/repair/lab-entities.ts';
import { labTexts } from '#web/texts/lab.ts';
import { LabDeviceRow } from './lab-device-row.tsx';

/** Devices below the name of their centre. An open repair shows its step in place of a box to choose by. */
export const LabCentres = ({
  devices,
  chosen,
  onChoose,
}: {
  devices: readonly LabDevice[];
  chosen: readonly LabDevice[];
  onChoose: (chosen: readonly LabDevice[]) => void;
}) => {
  const groups = Map.groupBy(devices, ({ centre }) => `${centre.id} ${centre.name}`);
  const isChosen = (device: LabDevice) => chosen.some((one) => one.soldProductId === device.soldProductId);
  const toggle = (device: LabDevice) =>
    onChoose(
      isChosen(device)
        ? chosen.filter((one) => one.soldProductId !== device.soldProductId)
        : [...chosen, device],
    );
  return [...groups].map(([key, group]) => {
    const { name = '', city = '', devices: count = 0 } = group[0]?.centre ?? {};
    return (
      <section key={key} aria-label={name || labTexts.noCentre} className="min-w-0">
        <h2 className="mb-2 flex flex-wrap items-baseline gap-2 text-heading-3">
          <bdi>{name || labTexts.noCentre}</bdi>
          <span className="text-small font-normal text-ink-soft">{labTexts.ofCentre(city, count)}</span>
        </h2>
        <ul className="card divide-y divide-line">
          {group.map((device) => (
            <LabDeviceRow
              key={device.soldProductId}
              device={device}
              isChosen={isChosen(device)}
              isFull={chosen.length >= maxAtOnce}
              onToggle={() => toggle(device)}
            />
          ))}
        </ul>
      </section>
    );
  });
};
