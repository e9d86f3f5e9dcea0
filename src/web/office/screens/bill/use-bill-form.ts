import { useState } from 'react';
import { type Resolver, set, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { billTexts } from '#web/texts/office/bill.ts';
import type { RequestDetails } from '../../app/queries/repair-queries.ts';
import { requestClient } from '../../app/queries/request-queries.ts';
import { useSubmit } from '../../app/work/use-submit.ts';
import { useUnsavedWork } from '../../app/work/use-unsaved-work.ts';
import { useRequestAction } from '../../ui/repair/use-request-action.ts';
import { type BillFacts, findBillFaults, readBill } from './bill-form.rules.ts';
import { type BillKind, type BillValues, findSource, toBillValues } from './bill-values.ts';

const checkWith =
  (facts: BillFacts): Resolver<BillValues> =>
  async (values) => {
    const errors = {};
    for (const [name, message] of Object.entries(findBillFaults(values, facts)))
      set(errors, name, { type: 'check', message });
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };

/** The form of an estimate or an invoice, and sending it. */
export const useBillForm = (kind: BillKind, details: RequestDetails, taxTenths: number) => {
  const traceNumber = details.request.fCode;
  const navigate = useNavigate();
  const [source] = useState(() => findSource(kind, details));
  const accepted = details.estimateState === 'accepted' ? details.estimates.at(-1) : undefined;
  const form = useForm<BillValues>({
    resolver: checkWith({ kind, taxTenths, acceptedRial: accepted?.payableRial }),
    mode: 'onTouched',
    defaultValues: toBillValues(source?.bill),
  });
  const work = useUnsavedWork(form, { subject: `repair/${traceNumber}/${kind}`, rev: details.estimateState });

  const send = useRequestAction<BillValues>((values, options) => {
    const { lines, discountRial } = readBill(values, taxTenths);
    const note = values.note.trim() || undefined;
    const bill = { traceNumber, expectedStatusId: 2 as const, lines: [...lines], discountRial, note };
    if (kind === 'estimate') return requestClient.sendEstimate(bill, options);
    const { isFree } = values;
    const reason = values.reason.trim() || undefined;
    return requestClient.issueInvoice(
      { ...bill, discountRial: isFree ? 0 : discountRial, isFree, reason },
      options,
    );
  }, doneWords(kind));
  const { submit: save, failure } = useSubmit(form, async (values) => {
    await send.mutateAsync(values);
    work.forget();
    await navigate(`/repairs/${traceNumber}`);
  });
  return { form, work, failure, save, source, acceptedRial: accepted?.payableRial };
};

const doneWords = (kind: BillKind): string => (kind === 'estimate' ? billTexts.sent : billTexts.issued);
