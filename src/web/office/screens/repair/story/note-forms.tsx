import { useState } from 'react';
import { storyTexts } from '#web/texts/office/request.ts';
import type { RequestDetails } from '../../../app/queries/repair-queries.ts';
import { InternalPanel } from '../../../ui/internal-panel.tsx';
import { Eye } from '../../../ui/office-icons.ts';
import { NoteForm } from './note-form.tsx';

/** Two forms that cannot be mistaken for each other: one for colleagues, one for the customer. */
const NoteForms = ({ details }: { details: RequestDetails }) => {
  const [isForCustomer, setForCustomer] = useState(false);
  const facts = { traceNumber: details.request.fCode, noSmsReason: details.noSmsReason };
  return (
    <div className="grid grid-cols-1 gap-3 border-t border-line p-4">
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
        <div className="rounded-card border border-line bg-brand-mist p-3">
          <p className="mb-1 flex items-center gap-2 text-fine font-semibold text-brand-strong">
            <Eye size={16} />
            {storyTexts.forCustomer}
          </p>
          <NoteForm audience="customer" {...facts} />
        </div>
      ) : (
        <InternalPanel label={storyTexts.internal}>
          <NoteForm audience="colleagues" {...facts} />
        </InternalPanel>
      )}
    </div>
  );
};

export default NoteForms;
