import type { BaseSyntheticEvent, ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { workTexts } from '#web/texts/office/lists.ts';
import { officeTexts } from '#web/texts/office/shell.ts';
import type { OfficeFailure } from '../app/office-failure.ts';
import type { UnsavedWork } from '../app/work/use-unsaved-work.ts';
import { setPersianZodMessages } from '../app/zod-messages.ts';
import { BusyButton } from './busy-button.tsx';
import { FailureNote } from './failure-note.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { RestoredNote } from './restored-note.tsx';

// Here, because only forms have rules of zod; the office's first view is loaded without it.
setPersianZodMessages();

/**
 * A form of the office, with a note when unsaved text was put back, a question before it is left behind, the server's
 * refusal, and its actions at its foot.
 *
 * @example
 * <FormFrame form={form} work={work} failure={failure} onSubmit={save} submit="ذخیره">…fields…</FormFrame>
 */
export const FormFrame = <Values extends FieldValues, Output>({
  form,
  work,
  failure,
  onSubmit,
  submit = officeTexts.save,
  submitVariant = 'accent',
  children,
  aside,
}: {
  form: UseFormReturn<Values, unknown, Output>;
  work?: UnsavedWork;
  failure?: OfficeFailure | undefined;
  /** `form.handleSubmit(…)`, already made. */
  onSubmit: (event?: BaseSyntheticEvent) => Promise<void>;
  submit?: string;
  submitVariant?: 'accent' | 'brand';
  children: ReactNode;
  /** Beside the button: what will happen, who gets an SMS. */
  aside?: ReactNode;
}) => {
  const { isDirty, isSubmitting } = form.formState;
  return (
    <form noValidate className="grid gap-4" data-kept={work && ''} onSubmit={(event) => void onSubmit(event)}>
      {work?.isRestored && (
        <RestoredNote onDiscard={work.discard}>
          {work.isFromOlderBase && <p className="text-warning">{workTexts.olderBase}</p>}
        </RestoredNote>
      )}
      {children}
      <FailureNote failure={failure} />
      <div className="flex flex-wrap items-center gap-3">
        <BusyButton type="submit" variant={submitVariant} isBusy={isSubmitting}>
          {submit}
        </BusyButton>
        {aside}
      </div>
      <LeaveGuard isDirty={isDirty && !isSubmitting} onLeave={work?.discard} />
    </form>
  );
};
