import { type ComponentProps, lazy, Suspense } from 'react';
import type { AssignDialog } from './assign-dialog.tsx';

const Loaded = lazy(async () => ({ default: (await import('./assign-dialog.tsx')).AssignDialog }));

/** `AssignDialog` for lists, whose rows come first. */
export const LazyAssignDialog = (props: ComponentProps<typeof AssignDialog>) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
);
