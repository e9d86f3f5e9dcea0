import { type FormEvent, useRef, useState } from 'react';
import type { RepairRequest } from '#contract/repair/entities.ts';
import { repairLimits } from '#contract/repair/limits.ts';
import { countCharacters } from '#kernel/count-characters.ts';
import { portalTexts } from '#web/texts/repair.ts';
import { deviceViewTexts, surveyTexts } from '#web/texts/repair-device-view.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, largeFieldVariant } from '#web/ui/field.tsx';
import { usePortal } from '../state/portal-context.ts';
import { chooseDirection } from './choose-direction.ts';
import { GivenSurvey } from './given-survey.tsx';
import { KeptTextLines } from './kept-text-lines.tsx';
import { PanelActions, PanelCard } from './panel-card.tsx';
import { RatingCircles } from './rating-circles.tsx';
import { useKeptText } from './use-kept-text.ts';

/** Step 6: what the customer thinks, in circles or in words; an opinion without either is asked for. */
export const PortalSurveyPanel = ({ request }: { request: RepairRequest }) =>
  request.may.answerSurvey ? <SurveyForm request={request} /> : <SurveyAnswer request={request} />;

const SurveyAnswer = ({ request }: { request: RepairRequest }) => (
  <PanelCard title={surveyTexts.heading}>
    <GivenSurvey request={request} />
  </PanelCard>
);

const SurveyForm = ({ request }: { request: RepairRequest }) => {
  const { state, actions } = usePortal();
  const work = useKeptText(request.fCode, 'opinion');
  const textArea = useRef<HTMLTextAreaElement>(null);
  const kept = useKeptText(request.fCode, 'rating');
  const rating = Number(kept.text) || null;
  const [isTried, setTried] = useState(false);
  const isEmpty = rating === null && work.text.trim() === '';
  const error = isTried && isEmpty && surveyTexts.empty;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty) {
      setTried(true);
      return textArea.current?.focus();
    }
    const ending = await actions.savePolling({ text: work.text, rating });
    if (ending !== 'done') return;
    work.forget();
    kept.forget();
  };
  return (
    <PanelCard title={surveyTexts.heading} intro={<p>{surveyTexts.prompt}</p>}>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <RatingCircles value={rating} onChange={(chosen) => kept.setText(String(chosen))} />
        <Field
          variant={largeFieldVariant}
          id="pollingText"
          label={surveyTexts.text}
          error={error}
          after={
            <>
              {portalTexts.optional} {surveyTexts.counter(countCharacters(work.text))}
            </>
          }
        >
          {(control) => (
            <textarea
              {...control}
              ref={textArea}
              name="pollingText"
              dir={chooseDirection(work.text)}
              rows={10}
              readOnly={state.waiting > 0}
              maxLength={repairLimits.pollingText.max}
              value={work.text}
              onChange={({ target }) => work.setText(target.value)}
              className="field field-area"
            />
          )}
        </Field>
        <KeptTextLines work={work} />
        <PanelActions>
          <Button type="submit" variant="accent" size="large" aria-disabled={state.waiting > 0 || undefined}>
            {surveyTexts.submit}
          </Button>
          {state.view?.mayRegister && (
            <Button size="large" onClick={actions.openNewRequest}>
              {deviceViewTexts.newRequest}
            </Button>
          )}
        </PanelActions>
      </form>
    </PanelCard>
  );
};
