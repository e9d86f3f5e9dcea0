import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { noIdentity, PartyIdentity } from '#contract/repair/party-identity.ts';
import { buyerTexts } from '#web/texts/office/company.ts';
import { Button } from '#web/ui/button.tsx';
import type { OfficeFailure } from '../../../app/office-failure.ts';
import { type RequestDetails, requests } from '../../../app/queries/request-queries.ts';
import { placeFailure } from '../../../app/work/place-failure.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FormFrame } from '../../../ui/form-frame.tsx';
import { IdentityFields } from '../../../ui/identity-fields.tsx';
import { useRequestAction } from '../../../ui/repair/use-request-action.ts';

const Values = z.object({ buyer: PartyIdentity });

/** Names another buyer on the papers of this request than its centre's. */
export const BuyerDialog = ({ details, onClose }: { details: RequestDetails; onClose: () => void }) => {
  const [failure, setFailure] = useState<OfficeFailure>();
  const traceNumber = details.request.fCode;
  const write = useRequestAction<{ buyer: PartyIdentity | null }>(
    (input, options) => requests.writeRepairBuyer({ traceNumber, ...input }, options),
    buyerTexts.saved,
  );
  const form = useForm({
    resolver: zodResolver(Values),
    defaultValues: { buyer: details.buyer ?? noIdentity },
  });
  const send = async (buyer: PartyIdentity | null) => {
    try {
      await write.mutateAsync({ buyer });
      onClose();
    } catch (thrown) {
      setFailure(placeFailure(form, thrown));
    }
  };
  return (
    <Dialog title={buyerTexts.title} isWide onClose={onClose}>
      <FormFrame
        form={form}
        failure={failure}
        submitVariant="brand"
        onSubmit={form.handleSubmit(({ buyer }) => send(buyer))}
        aside={details.ownBuyer && <Button onClick={() => void send(null)}>{buyerTexts.asCentre}</Button>}
      >
        <p className="text-small text-ink-soft">{buyerTexts.intro}</p>
        <IdentityFields
          name="buyer"
          register={(field) => form.register(field as 'buyer.name')}
          errors={form.formState.errors.buyer}
        />
      </FormFrame>
    </Dialog>
  );
};
