import { useState } from 'react';
import type { RepairRequest } from '#contract/repair/entities.ts';
import { portalTexts } from '#web/texts/repair.ts';
import { registeredTexts, requestFormTexts } from '#web/texts/repair-device-view.ts';
import { Button } from '#web/ui/button.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { DateText } from '#web/ui/figures/date-text.tsx';
import { IsolatedText } from '#web/ui/figures/isolated-text.tsx';
import { Note } from '#web/ui/note.tsx';
import { PhoneLine } from '../phone-line.tsx';
import { usePortal } from '../state/portal-context.ts';
import { CancelRequest } from './cancel-request.tsx';
import { DescriptionForm } from './description-form.tsx';
import { PanelActions, PanelCard } from './panel-card.tsx';

/** Step 1 with a request: what was registered, to be corrected while that is possible. */
export const RegisteredPanel = ({ request }: { request: RepairRequest }) => {
  const { actions, phone } = usePortal();
  const [isEditing, setEditing] = useState(false);
  const waits = request.statusId === 0;
  return (
    <PanelCard
      title={waits ? registeredTexts.heading : registeredTexts.lookHeading}
      intro={waits && <p>{request.nextDescription}</p>}
    >
      {waits && !request.repairInPlace && (
        <Note tone="warning">
          <p className="font-semibold">{portalTexts.shippingCostNote}</p>
          <PhoneLine label={portalTexts.callExperts} phone={phone} />
        </Note>
      )}
      {isEditing ? (
        <DescriptionForm
          owner={request.fCode}
          start={request.issueDescription}
          submitText={requestFormTexts.saveEdit}
          submitVariant="brand"
          onLeave={() => setEditing(false)}
          onSave={async (description) => {
            const ending = await actions.editDescription(description);
            if (ending === 'done') setEditing(false);
            return ending;
          }}
        />
      ) : (
        <Facts
          rows={[
            [
              registeredTexts.issue,
              <p key="issue" dir="auto" className="whitespace-pre-line">
                <IsolatedText>{request.issueDescription}</IsolatedText>
              </p>,
            ],
            [registeredTexts.when, <DateText key="when" at={request.registeredAt} form="full" />],
            [
              registeredTexts.place,
              request.repairInPlace ? registeredTexts.inPlace : registeredTexts.atCompany,
            ],
          ]}
        />
      )}
      {!isEditing && (request.may.editDescription || request.may.cancel) && (
        <PanelActions>
          {request.may.editDescription && (
            <Button variant="brand" onClick={() => setEditing(true)}>
              {requestFormTexts.edit}
            </Button>
          )}
          {request.may.cancel && <CancelRequest />}
        </PanelActions>
      )}
    </PanelCard>
  );
};
