import { type ComponentProps, lazy, Suspense } from 'react';
import { whenQuiet } from '../../app/when-quiet.ts';
import type { PaymentDeed } from './payment-deed.tsx';

const load = async () => ({ default: (await import('./payment-deed.tsx')).PaymentDeed });
const Loaded = lazy(load);

/** `PaymentDeed` for the list, whose rows come first. */
export const LazyPaymentDeed = (props: ComponentProps<typeof PaymentDeed>) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
);

/** Fetches it behind the rows. */
export const loadPaymentDeed = (): Promise<unknown> =>
  whenQuiet()
    .then(load)
    .catch(() => undefined);
