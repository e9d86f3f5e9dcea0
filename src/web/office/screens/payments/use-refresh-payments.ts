import { menuQueries } from '../../app/queries/menu-queries.ts';
import { paymentQueries } from '../../app/queries/payment-queries.ts';
import { useRefresh } from '../../app/use-refresh.ts';

/** After an action on a payment: the lists, the day and the number in the menu. */
export const useRefreshPayments = (): (() => Promise<unknown>) => {
  const refreshPayments = useRefresh(paymentQueries.all);
  const refreshMenu = useRefresh(menuQueries.all);
  return () => Promise.all([refreshPayments(), refreshMenu()]);
};
