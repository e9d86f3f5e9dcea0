import { type ComponentProps, lazy, Suspense } from 'react';
import { whenIdle } from '#web/ui/when-idle.ts';
import type { PaymentAction } from './payment-action.tsx';

const load = async () => ({ default: (await import('./payment-action.tsx')).PaymentAction });
const Loaded = lazy(load);

/** `PaymentAction` for the list, whose rows come first. */
export const LazyPaymentAction = (props: ComponentProps<typeof PaymentAction>) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
);

/** Fetches it behind the rows. */
export const loadPaymentAction = (): Promise<unknown> =>
  whenIdle()
    .then(load)
    .catch(() => undefined);
