import { type FormEvent, useState } from 'react';
import { siteAddresses } from '#contract/site-addresses.ts';
import { deviceSearchTexts } from '#web/texts/repair.ts';
import { Button } from '#web/ui/button.tsx';
import { PhoneText } from '#web/ui/figures/phone-text.tsx';
import { SegmentedChoice } from '#web/ui/segmented-choice.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { CodeCaptchaField } from '../../portal-shared/code/code-captcha-field.tsx';
import { useCodeCaptcha } from '../../portal-shared/code/use-code-captcha.ts';
import { FormRefusal } from '../form-refusal.tsx';
import { usePortal } from '../state/portal-context.ts';
import type { SearchMode } from '../state/search-values.ts';
import { CentreAndPlace } from './centre-and-place.tsx';
import { SerialField, TraceField } from './device-fields.tsx';
import { SerialPlate } from './serial-plate.tsx';

const modes: { value: SearchMode; label: string }[] = [
  { value: 2, label: deviceSearchTexts.bySerial },
  { value: 1, label: deviceSearchTexts.byTrace },
];

/** Who asks, and about which device. Enter in the serial number searches. */
export const SearchCard = () => {
  const { state, actions } = usePortal();
  const { search, formMessage, waiting } = state;
  const asked = state.captcha?.where === 'search' ? state.captcha : null;
  const isSerial = search.mode === 2;
  const captcha = useCodeCaptcha((solution) => void actions.search(solution));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const solution = captcha.take();
    if (asked && solution === undefined) return captcha.focus();
    void actions.search(solution);
  };
  return (
    <section aria-labelledby="search-heading" className="card card-unclipped">
      <form onSubmit={submit} noValidate className="grid gap-5 p-4 xs:p-5 sm:p-8">
        <h2 id="search-heading" className="text-heading-3">
          {deviceSearchTexts.heading}
        </h2>
        <SegmentedChoice
          name="mode"
          legend={deviceSearchTexts.mode}
          options={modes}
          value={search.mode}
          onChange={(mode) => actions.editSearch({ mode })}
        />
        {isSerial ? (
          <div className="grid gap-5 md:grid-cols-[minmax(0,1fr)_17rem] md:items-center">
            <SerialField />
            <SerialPlate />
          </div>
        ) : (
          <TraceField />
        )}
        {isSerial && <MoreOptions />}
        {formMessage?.where === 'search' && <FormRefusal message={formMessage} />}
        {asked && <CodeCaptchaField captcha={captcha} isFailed={asked.isFailed} />}
        <Button type="submit" variant="accent" size="large" aria-disabled={waiting > 0 || undefined}>
          {deviceSearchTexts.submit}
        </Button>
        <PendingCode />
        <a href={siteAddresses.myDevices} className="text-link justify-self-start text-small">
          {deviceSearchTexts.allDevices}
        </a>
      </form>
    </section>
  );
};

/** What most people leave as it is: folded, and filled in again in the request form. */
const MoreOptions = () => {
  const { centre, repairInPlace } = usePortal().state.search;
  // Only at first: from then on it opens and folds by the visitor's hand.
  const [isOpen] = useState(centre !== null || repairInPlace);
  return (
    <Disclosure summary={deviceSearchTexts.more} open={isOpen} className="border-t">
      <div className="grid gap-5 pt-1">
        <CentreAndPlace />
      </div>
    </Disclosure>
  );
};

/** A code is already on its way, and the customer went back to look at the serial number. */
const PendingCode = () => {
  const { state, actions } = usePortal();
  if (!state.challenge) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 border-t border-line pt-3 text-small">
      {state.challenge.isSendingUnknown ? deviceSearchTexts.pendingUnknown : deviceSearchTexts.pending}{' '}
      <PhoneText className="font-semibold">{state.challenge.mobile}</PhoneText>
      <button type="button" className="text-link ms-auto" onClick={actions.enterCode}>
        {deviceSearchTexts.continue}
      </button>
    </div>
  );
};
