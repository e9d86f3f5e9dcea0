import type { LabDevice } from '#contract/repair/lab-entities.ts';
import { siteAddresses } from '#contract/site-addresses.ts';
import { formatJalaliDate } from '#kernel/jalali.ts';
import { labTexts } from '#web/texts/lab.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Code } from '#web/ui/figures/code.tsx';
import { UnbrokenText } from '#web/ui/figures/unbroken-text.tsx';
import { ChevronLeft, Shield, ShieldCheck, Wrench } from '#web/ui/icons.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import { Picture } from '../../ui/picture.tsx';

const soonDays = 30;

/**
 * One device: what it is, its warranty, and its open repair with what is to be done. Its link opens a tab of its own if
 * asked to.
 */
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
        'grid grid-cols-[2.75rem_4rem_minmax(0,1fr)] items-center gap-x-3 gap-y-2 p-3 lg:grid-cols-[2.75rem_4.5rem_minmax(0,1fr)_minmax(0,12rem)_minmax(0,1fr)_12rem]',
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
      <Picture
        address={device.picture}
        alt=""
        width={160}
        height={120}
        sizes="4.5rem"
        className="aspect-[4/3] rounded-control border border-line"
      />
      <div className="min-w-0">
        <p className="font-bold">
          <UnbrokenText>{productName}</UnbrokenText>
        </p>
        <p className="text-small text-ink-soft">
          {labTexts.serial} <Code>{serialNumber}</Code>
        </p>
      </div>
      <WarrantyWords warranty={device.warranty} />
      {request ? (
        <div className="grid gap-2 max-lg:col-[1/-1] max-lg:rounded-control max-lg:border max-lg:border-line max-lg:bg-brand-mist max-lg:p-3 lg:contents">
          <p className="flex flex-wrap items-center gap-x-2 text-small">
            <StepDots step={request.step} />
            {labTexts.step(request.step, request.statusTitle)}
          </p>
          <LinkButton
            href={href}
            variant={request.todo ? 'brand' : 'quiet'}
            aria-label={`${writeAction(request)}، ${name}`}
          >
            {writeAction(request)}
          </LinkButton>
        </div>
      ) : (
        <>
          <p className="text-small text-ink-soft max-lg:hidden">{labTexts.noRepair}</p>
          <a
            href={href}
            className="text-link justify-self-end max-lg:[grid-area:2/2/3/4]"
            aria-label={`${labTexts.papers}، ${name}`}
          >
            {labTexts.papers}
            <ChevronLeft size={18} className="points-on" />
          </a>
        </>
      )}
    </li>
  );
};

const writeAction = ({ todo }: NonNullable<LabDevice['request']>): string =>
  todo ? labTexts.todos[todo] : labTexts.follow;

/** Six circles, filled up to the step; the words beside them mean the same. */
const StepDots = ({ step }: { step: number }) => (
  <span aria-hidden="true" className="flex gap-1">
    {[1, 2, 3, 4, 5, 6].map((one) => (
      <span
        key={one}
        className={joinClasses(
          'size-3 rounded-full border',
          one < step && 'border-brand bg-brand',
          one === step && 'border-accent-strong bg-accent',
          one > step && 'border-line-strong',
        )}
      />
    ))}
  </span>
);

const WarrantyWords = ({ warranty }: Pick<LabDevice, 'warranty'>) => {
  const { tone, text } = describeWarranty(warranty);
  const Sign = warranty?.isIn ? ShieldCheck : Shield;
  return (
    <p
      className={joinClasses(
        'flex items-center gap-2 justify-self-start text-small max-lg:[grid-area:2/2/3/4]',
        tone,
      )}
    >
      <Sign size={18} className="shrink-0" />
      {text}
    </p>
  );
};

const describeWarranty = (warranty: LabDevice['warranty']): { tone: string; text: string } => {
  if (!warranty?.isIn)
    return { tone: 'text-ink-soft', text: warranty ? labTexts.warrantyOver : labTexts.noWarranty };
  return warranty.daysLeft <= soonDays
    ? { tone: 'font-semibold text-warning', text: labTexts.warrantySoon(warranty.daysLeft) }
    : { tone: 'text-success', text: labTexts.warrantyUntil(formatJalaliDate(warranty.until)) };
};
