import { useState } from 'react';
import { storyTexts } from '#web/texts/office/request.ts';
import type { RequestDetails } from '../../../app/queries/repair-queries.ts';
import { InternalPanel } from '../../../ui/internal-panel.tsx';
import { Eye } from '../../../ui/office-icons.ts';
import { SegmentedButtons } from '../../../ui/segmented-buttons.tsx';
import { NoteForm } from './note-form.tsx';

/** Two forms that cannot be mistaken for each other: one for colleagues, one for the customer. */
const NoteForms = ({ details }: { details: RequestDetails }) => {
  const [isForCustomer, setForCustomer] = useState(false);
  const facts = { traceNumber: details.request.fCode, noSmsReason: details.noSmsReason };
  return (
    <div className="grid grid-cols-1 gap-3 border-t border-line p-4">
      <SegmentedButtons
        className="justify-self-start"
        label={storyTexts.writeTo}
        values={[false, true]}
        chosen={isForCustomer}
        onChoose={setForCustomer}
      >
        {(one) => (one ? storyTexts.customerNote : storyTexts.internalNote)}
      </SegmentedButtons>
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
