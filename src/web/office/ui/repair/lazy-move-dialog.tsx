import { type ComponentProps, lazy, Suspense } from 'react';
import { whenIdle } from '#web/ui/when-idle.ts';
import type { MoveDialog } from './move-dialog.tsx';

const load = async () => ({ default: (await import('./move-dialog.tsx')).MoveDialog });
const Loaded = lazy(load);

/** `MoveDialog` for lists, whose rows come first. */
export const LazyMoveDialog = (props: ComponentProps<typeof MoveDialog>) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
);

/** Fetches it behind the rows, so that it opens at once, also when the network has gone meanwhile. */
export const loadMoveDialog = (): Promise<unknown> =>
  whenIdle()
    .then(load)
    .catch(() => undefined);
