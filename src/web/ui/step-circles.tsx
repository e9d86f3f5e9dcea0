import { Check } from '#web/ui/icons.ts';
import { joinClasses } from './join-classes.ts';

export type StepCircle = {
  number: string;
  caption: string;
  /** Under the caption, such as the day it was reached. */
  detail?: string | undefined;
  standing: 'completed' | 'current' | 'not-started';
  /** The standing in words, for those who do not see the well. */
  standingText: string;
  isReached: boolean;
  /** Its panel is the one being shown. */
  isShown: boolean;
  /** Absent when the step may not be opened. */
  onOpen?: (() => void) | undefined;
};

/**
 * Steps as wells of a plate that fill one after the other. The true step carries `aria-current="step"`;
 * steps that may be opened are buttons, the others are not.
 */
export const StepCircles = ({ label, steps }: { label: string; steps: readonly StepCircle[] }) => (
  <nav aria-label={label} className="step-wells no-print">
    <ol>
      {steps.map((step) => (
        <li key={step.number} data-standing={step.standing} data-reached={step.isReached || undefined}>
          <StepBody step={step} />
        </li>
      ))}
    </ol>
  </nav>
);

const StepBody = ({ step }: { step: StepCircle }) => {
  const current = step.standing === 'current' ? 'step' : undefined;
  const inside = (
    <>
      <span aria-hidden="true" className="step-well">
        {step.standing === 'completed' ? <Check size={18} className="[stroke-width:3]" /> : step.number}
      </span>
      <span className={joinClasses('step-caption', step.isShown && 'is-shown')}>
        {step.caption}
        <span className="sr-only">، {step.standingText}</span>
        {step.detail && <span className="step-detail">{step.detail}</span>}
      </span>
    </>
  );
  return step.onOpen ? (
    <button type="button" aria-current={current} onClick={step.onOpen}>
      {inside}
    </button>
  ) : (
    <span aria-current={current}>{inside}</span>
  );
};
