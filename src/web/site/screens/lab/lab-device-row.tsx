import type { LabDevice } from '#contract/repair/lab-entities.ts';
import { siteAddresses } from '#contract/site-addresses.ts';
import { formatJalaliDate } from '#kernel/jalali.ts';
import { labTexts } from '#web/texts/lab.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Code } from '#web/ui/figures/code.tsx';
import { UnbrokenText } from '#web/ui/figures/unbroken-text.tsx';
import { Wrench } from '#web/ui/icons.ts';
import { joinClasses } from '#web/ui/join-classes.ts';

const soonDays = 30;

/** One device: what it is, its warranty, and its open repair with what is to be done. Its link opens a tab of its own if asked to. */
export const LabDeviceRow = ({
  device,
  isChosen,
  isFull,
  onToggle,
}: {
  device: LabDevice;
  isChosen: boolean;
  isFull: boolean;
  onToggle: () => void;
}) => {
  const { request, soldProductId, productName, serialNumber } = device;
  const href = `${siteAddresses.myDevices}?open=${soldProductId}`;
  const name = `${productName} ${serialNumber}`;
  return (
    <li
      className={joinClasses(
        'grid grid-cols-[2.75rem_minmax(0,1fr)] items-center gap-x-2 gap-y-2 p-3 md:grid-cols-[2.75rem_minmax(0,1fr)_minmax(0,1fr)_13rem]',
        isChosen && 'bg-brand-soft',
      )}
    >
      {request ? (
        <span className="grid place-items-center text-brand">
          <Wrench size={20} />
        </span>
      ) : (
        <label className="grid size-11 cursor-pointer place-items-center">
          <input
            type="checkbox"
            className="check"
            aria-label={`${labTexts.choose} ${name}`}
            checked={isChosen}
            disabled={isFull && !isChosen}
            onChange={onToggle}
          />
        </label>
      )}
      <div className="min-w-0">
        <p className="font-bold">
          <UnbrokenText>{productName}</UnbrokenText>
        </p>
        <p className="text-small text-ink-soft">
          {labTexts.serial} <Code>{serialNumber}</Code>
        </p>
        <WarrantyWords warranty={device.warranty} />
      </div>
      <p className="text-small max-md:col-start-2">
        {request && labTexts.step(request.step, request.statusTitle)}
      </p>
      <LinkButton
        href={href}
        look={request?.todo ? 'brand' : 'quiet'}
        className="max-md:col-start-2"
        aria-label={`${writeAction(request)}، ${name}`}
      >
        {writeAction(request)}
      </LinkButton>
    </li>
  );
};

const writeAction = (request: LabDevice['request']): string => {
  if (!request) return labTexts.papers;
  return request.todo ? labTexts.todos[request.todo] : labTexts.follow;
};

const WarrantyWords = ({ warranty }: Pick<LabDevice, 'warranty'>) => {
  if (!warranty) return <p className="text-small text-ink-soft">{labTexts.noWarranty}</p>;
  const { isIn, daysLeft, until } = warranty;
  if (!isIn) return <p className="text-small text-ink-soft">{labTexts.warrantyOver}</p>;
  const isSoon = daysLeft <= soonDays;
  return (
    <p className={joinClasses('text-small', isSoon ? 'font-semibold text-warning' : 'text-success')}>
      {isSoon ? labTexts.warrantySoon(daysLeft) : labTexts.warrantyUntil(formatJalaliDate(until))}
    </p>
  );
};
