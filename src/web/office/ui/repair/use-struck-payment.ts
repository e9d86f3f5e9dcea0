import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type DeskMove, repairQueries } from '../../app/queries/repair-queries.ts';
import { listCountedPayments } from './move-form.rules.ts';

/** A step back over a payment strikes it. Where there are several, `struck` is the one that is chosen: at first the last. */
export const useStruckPayment = (traceNumber: string, { kind, to }: DeskMove) => {
  const isStriking = kind === 'back' && to === 3;
  const { data: details } = useQuery({ ...repairQueries.one(traceNumber), enabled: isStriking });
  const payments = isStriking && details ? listCountedPayments(details) : [];
  const [chosen, setChosen] = useState<(typeof payments)[number]>();
  return {
    payments,
    struck: payments.length > 1 ? (chosen ?? payments.at(-1)) : undefined,
    choose: (wanted: string) => setChosen(payments.find(({ value }) => value === wanted)),
  };
};
