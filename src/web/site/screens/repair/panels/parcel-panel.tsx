import { type FormEvent, useRef, useState } from 'react';
import type { RepairRequest } from '#contract/repair/entities.ts';
import { SaveParcelBody } from '#contract/repair/inputs.ts';
import { additionLimits } from '#contract/repair/limits.ts';
import { parcelTexts } from '#web/texts/repair-device-view.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, largeFieldVariant } from '#web/ui/field.tsx';
import { Truck } from '#web/ui/icons.ts';
import { usePortal } from '../state/portal-context.ts';
import { PanelActions, PanelCard } from './panel-card.tsx';
import { ParcelFacts } from './parcel-facts.tsx';

/** The parcel to the company: entered once, corrected as often as needed. */
export const ParcelPanel = ({
  request,
  isMain,
  isFolded,
}: {
  request: RepairRequest;
  /** It is what is to be done now. */
  isMain: boolean;
  isFolded: boolean;
}) => {
  const { state, actions } = usePortal();
  const sent = request.parcel?.toCompany ?? null;
  const carrierInput = useRef<HTMLInputElement>(null);
  const numberInput = useRef<HTMLInputElement>(null);
  const [carrier, setCarrier] = useState(sent?.carrier ?? '');
  const [parcelNumber, setNumber] = useState(sent?.number ?? '');
  const [isTried, setTried] = useState(false);
  // The first field that is wrong has the error and the focus.
  const { error } = SaveParcelBody.safeParse({ fCode: request.fCode, carrier, parcelNumber });
  const isCarrierWrong = error?.issues.some(({ path }) => path[0] === 'carrier') ?? false;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (error) return (isCarrierWrong ? carrierInput : numberInput).current?.focus();
    void actions.saveParcel({ carrier, parcelNumber });
  };
  return (
    <PanelCard
      title={sent ? parcelTexts.heading : isFolded ? parcelTexts.number : parcelTexts.question}
      intro={!sent && <p>{parcelTexts.intro}</p>}
      isFirst={isMain}
      fold={
        isFolded ? { icon: <Truck size={20} />, state: sent ? sent.number : parcelTexts.notYet } : undefined
      }
    >
      {sent && <ParcelFacts parcel={sent} />}
      <form onSubmit={submit} noValidate className="grid gap-4 sm:grid-cols-2">
        <Field
          variant={largeFieldVariant}
          id="carrier"
          label={parcelTexts.carrier}
          error={isTried && isCarrierWrong && parcelTexts.wrong}
        >
          {(control) => (
            <input
              {...control}
              ref={carrierInput}
              name="carrier"
              maxLength={additionLimits.carrier.max}
              value={carrier}
              onChange={({ target }) => setCarrier(target.value)}
            />
          )}
        </Field>
        <Field
          variant={largeFieldVariant}
          id="parcel-number"
          label={parcelTexts.number}
          error={isTried && error && !isCarrierWrong && parcelTexts.wrong}
        >
          {(control) => (
            <input
              {...control}
              ref={numberInput}
              name="parcelNumber"
              dir="ltr"
              autoComplete="off"
              maxLength={additionLimits.parcelNumber.max}
              value={parcelNumber}
              onChange={({ target }) => setNumber(target.value)}
            />
          )}
        </Field>
        <PanelActions>
          <Button
            type="submit"
            variant={isMain && !sent ? 'accent' : 'quiet'}
            aria-disabled={state.waiting > 0 || undefined}
          >
            {sent ? parcelTexts.correct : parcelTexts.save}
          </Button>
        </PanelActions>
      </form>
    </PanelCard>
  );
};
