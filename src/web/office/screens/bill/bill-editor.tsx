import { useState } from 'react';
import { readStatus } from '#contract/repair/statuses.ts';
import { formatTehranTime } from '#kernel/jalali.ts';
import { billTexts } from '#web/texts/office/bill.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import type { RequestDetails } from '../../app/queries/repair-queries.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { TextAreaField } from '../../ui/fields/text-field.tsx';
import { FormFrame } from '../../ui/form-frame.tsx';
import { Trash } from '../../ui/office-icons.ts';
import { readBill, showBill } from './bill-form.rules.ts';
import { BillLinesField } from './bill-lines-field.tsx';
import { type BillKind, emptyBill } from './bill-values.ts';
import { continueOnEnter } from './continue-on-enter.ts';
import { CustomerView } from './customer-view.tsx';
import { FreeFields } from './free-fields.tsx';
import { ReasonField } from './reason-field.tsx';
import { SumsCard } from './sums-card.tsx';
import { useBillForm } from './use-bill-form.ts';

/** Lines, discount, tax and words of an estimate or an invoice, beside what the customer will see of it. */
const BillEditor = ({
  kind,
  details,
  taxTenths,
}: {
  kind: BillKind;
  details: RequestDetails;
  taxTenths: number;
}) => {
  const { form, work, failure, save, source, acceptedRial } = useBillForm(kind, details, taxTenths);
  const [isDiscarding, setDiscarding] = useState(false);
  const [isEmptied, setEmptied] = useState(false);
  const values = form.watch();
  const bill = showBill(readBill(values, taxTenths));
  const { errors } = form.formState;
  const submits = { estimate: billTexts.sendEstimate, invoice: billTexts.issue };
  return (
    <>
      <FormFrame
        form={form}
        work={work}
        failure={failure}
        onSubmit={save}
        submit={values.isFree ? billTexts.issueFree : submits[kind]}
        aside={
          <>
            <span className="text-fine text-ink-soft">{writeOutcome(kind, values.isFree)}</span>
            <Button variant="plain" className="ms-auto" onClick={() => setDiscarding(true)}>
              <Trash size={18} />
              {billTexts.discard}
            </Button>
          </>
        }
      >
        <BillWarning kind={kind} details={details} isFree={values.isFree} />
        <div className="bill-grid">
          {/* biome-ignore lint/a11y/noStaticElementInteractions: what it listens to comes from its fields */}
          <div className="grid min-w-0 gap-3" onKeyDown={continueOnEnter}>
            {source && !isEmptied && values.lines.length > 0 && (
              <p className="text-fine text-ink-soft">{sourceTexts[source.from]}</p>
            )}
            <BillLinesField form={form} traceNumber={details.request.fCode} />
            <SumsCard form={form} bill={bill} />
            {kind === 'invoice' && <FreeFields form={form} details={details} />}
            {kind === 'invoice' && <ReasonField form={form} bill={bill} acceptedRial={acceptedRial} />}
            <TextAreaField
              label={billTexts.note}
              hint={billTexts.noteHint}
              isOptional
              rows={2}
              error={errors.note?.message}
              {...form.register('note')}
            />
          </div>
          <CustomerView kind={kind} details={details} bill={bill} values={values} />
        </div>
      </FormFrame>
      {isDiscarding && (
        <ConfirmDialog
          title={billTexts.discardTitle}
          confirm={billTexts.discard}
          isDangerous
          onConfirm={async () => {
            form.reset(emptyBill);
            setEmptied(true);
            work.forget();
          }}
          onClose={() => setDiscarding(false)}
        >
          <p>{billTexts.discardText}</p>
        </ConfirmDialog>
      )}
    </>
  );
};

const sourceTexts = {
  estimate: billTexts.fromEstimate,
  'last-estimate': billTexts.fromLastEstimate,
  withdrawn: billTexts.fromWithdrawn,
} as const;

const writeOutcome = (kind: BillKind, isFree: boolean): string =>
  kind === 'estimate' ? billTexts.staysReceived : billTexts.makesStatus(readStatus(isFree ? 4 : 3).title);

/** Why it cannot be issued now, shown before it is tried. */
const BillWarning = ({
  kind,
  details,
  isFree,
}: {
  kind: BillKind;
  details: RequestDetails;
  isFree: boolean;
}) => {
  if (details.request.statusId !== 2) return <Note tone="warning">{billTexts.notHere}</Note>;
  if (kind === 'estimate' || isFree) return null;
  if (details.estimateState === 'sent') return <Note tone="warning">{billTexts.waits}</Note>;
  if (details.estimateState === 'declined') return <Note tone="warning">{billTexts.declined}</Note>;
  const until = details.request.estimate?.takeBackUntil;
  if (until && Date.parse(until) > Date.now()) {
    return <Note tone="warning">{billTexts.mayTakeBack(formatTehranTime(until))}</Note>;
  }
  return null;
};

export default BillEditor;
