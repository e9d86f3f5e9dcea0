import { Check } from '#web/ui/icons.ts';
import { joinClasses } from './join-classes.ts';

type StepCircle = {
  number: string;
  caption: string;
  /** Under the caption, such as the day it was reached. */
  detail?: string | undefined;
  state: 'completed' | 'current' | 'not-started';
  /** The state in words, for those who do not see the circle. */
  stateText: string;
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
  <nav aria-label={label} className="step-circles no-print">
    <ol>
      {steps.map((step) => (
        <li key={step.number} data-state={step.state} data-reached={step.isReached || undefined}>
          <StepBody step={step} />
        </li>
      ))}
    </ol>
  </nav>
);

const StepBody = ({ step }: { step: StepCircle }) => {
  const current = step.state === 'current' ? 'step' : undefined;
  const inside = (
    <>
      <span aria-hidden="true" className="step-circle">
        {step.state === 'completed' ? <Check size={18} className="[stroke-width:3]" /> : step.number}
      </span>
      <span className={joinClasses('step-caption', step.isShown && 'is-shown')}>
        {step.caption}
        <span className="sr-only">، {step.stateText}</span>
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
