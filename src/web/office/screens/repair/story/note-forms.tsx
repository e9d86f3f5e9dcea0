import { useState } from 'react';
import { storyTexts } from '#web/texts/office/request.ts';
import type { RequestFile } from '../../../app/queries/request-queries.ts';
import { CustomerNoteForm } from './customer-note-form.tsx';
import { InternalNoteForm } from './internal-note-form.tsx';

/** Two forms that cannot be mistaken for each other: one for colleagues, one for the customer. */
export const NoteForms = ({ file }: { file: RequestFile }) => {
  const [isForCustomer, setForCustomer] = useState(false);
  return (
    <div className="grid gap-3 border-t border-line p-4">
      <fieldset className="segmented-bar justify-self-start">
        <legend className="sr-only">{storyTexts.writeTo}</legend>
        <button type="button" aria-pressed={!isForCustomer} onClick={() => setForCustomer(false)}>
          {storyTexts.internalNote}
        </button>
        <button type="button" aria-pressed={isForCustomer} onClick={() => setForCustomer(true)}>
          {storyTexts.customerNote}
        </button>
      </fieldset>
      {isForCustomer ? (
        <CustomerNoteForm traceNumber={file.request.fCode} hasMobile={file.mobile !== null} />
      ) : (
        <InternalNoteForm traceNumber={file.request.fCode} />
      )}
    </div>
  );
};
