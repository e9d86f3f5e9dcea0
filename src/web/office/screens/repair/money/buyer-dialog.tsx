import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { noIdentity, PartyIdentity } from '#contract/repair/party-identity.ts';
import { buyerTexts } from '#web/texts/office/company.ts';
import { Button } from '#web/ui/button.tsx';
import type { RequestDetails } from '../../../app/queries/repair-queries.ts';
import { requestClient } from '../../../app/queries/request-queries.ts';
import { useSubmit } from '../../../app/work/use-submit.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FormFrame } from '../../../ui/form-frame.tsx';
import { IdentityFields } from '../../../ui/identity-fields.tsx';
import { useRequestAction } from '../../../ui/repair/use-request-action.ts';

const Values = z.object({ buyer: PartyIdentity });

/** Names another buyer on the papers of this request than its centre's. */
export const BuyerDialog = ({ details, onClose }: { details: RequestDetails; onClose: () => void }) => {
  const traceNumber = details.request.fCode;
  const write = useRequestAction<{ buyer: PartyIdentity }>(
    (input, options) => requestClient.writeRepairBuyer({ traceNumber, ...input }, options),
    buyerTexts.saved,
  );
  const removeBuyer = useRequestAction<void>(
    (_, options) => requestClient.writeRepairBuyer({ traceNumber, buyer: null }, options),
    buyerTexts.saved,
  );
  const form = useForm({
    resolver: zodResolver(Values),
    defaultValues: { buyer: details.buyer ?? noIdentity },
  });
  const { submit: save, failure } = useSubmit(form, async ({ buyer }) => {
    await write.mutateAsync({ buyer });
    onClose();
  });
  return (
    <Dialog title={buyerTexts.title} isWide onClose={onClose}>
      <FormFrame
        form={form}
        failure={failure ?? removeBuyer.error ?? undefined}
        submitVariant="brand"
        onSubmit={save}
        aside={
          details.ownBuyer && (
            <Button onClick={() => removeBuyer.mutate(undefined, { onSuccess: onClose })}>
              {buyerTexts.asCentre}
            </Button>
          )
        }
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
