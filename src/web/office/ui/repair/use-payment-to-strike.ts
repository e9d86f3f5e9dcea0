import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type DeskMove, repairQueries } from '../../app/queries/repair-queries.ts';
import { findPaymentToStrike, listCountedPayments } from './move-form.rules.ts';

/** A step back over a payment strikes it. Where there are several, `toStrike` is the one chosen: at first the last. */
export const usePaymentToStrike = (traceNumber: string, { kind, to }: DeskMove) => {
  const isStriking = kind === 'back' && to === 3;
  const { data: details } = useQuery({ ...repairQueries.one(traceNumber), enabled: isStriking });
  const payments = isStriking && details ? listCountedPayments(details) : [];
  const [chosen, choose] = useState<string>();
  return {
    payments,
    toStrike: findPaymentToStrike(payments, chosen),
    choose,
  };
};
