import { lazy, type ReactNode, Suspense, useId } from 'react';
import { useController } from 'react-hook-form';
import { richTextTexts } from '#web/texts/office/rich-text.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import './rich-text.css';

/** The editor is large: it comes when a form with a rich text opens. */
const RichTextEditor = lazy(() => import('./rich-text-editor.tsx'));

/**
 * A long text with headings, lists, tables, links and pictures, as a field of the form around it; its value is HTML.
 *
 * @example <RichTextField name="bodyText" label="متن" />
 */
export const RichTextField = ({ name, label, hint }: { name: string; label: string; hint?: ReactNode }) => {
  const { field, fieldState } = useController({ name });
  const id = useId();
  const fault = fieldState.error?.message;
  return (
    <div>
      <p id={id} className="mb-1 text-small font-semibold">
        {label}
      </p>
      <div className={joinClasses('rich-text', fault && 'rich-text-invalid')}>
        <Suspense
          fallback={
            <div className="skeleton h-72" aria-busy="true">
              <span className="sr-only">{richTextTexts.coming}</span>
            </div>
          }
        >
          <RichTextEditor
            labelledBy={id}
            describedBy={fault ? `${id}-error` : `${id}-hint`}
            isInvalid={fault !== undefined}
            value={typeof field.value === 'string' ? field.value : ''}
            onChange={field.onChange}
            onBlur={field.onBlur}
            focusRef={field.ref}
          />
        </Suspense>
      </div>
      {fault && (
        <p id={`${id}-error`} className="mt-1 text-fine font-semibold text-danger">
          {fault}
        </p>
      )}
      <p id={`${id}-hint`} className="mt-1 text-fine text-ink-soft">
        {hint} {richTextTexts.keys}
      </p>
    </div>
  );
};
