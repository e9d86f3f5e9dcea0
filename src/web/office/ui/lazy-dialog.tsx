import { type ComponentType, lazy, Suspense } from 'react';
import { whenIdle } from '#web/ui/when-idle.ts';

/**
 * A dialog for screens that show something else first. `preload` fetches it behind that, so that it opens at once, also
 * when the network has gone meanwhile. A dialog that nothing preloads is a plain `lazy`.
 *
 * @example const { LazyDialog, preload } = createLazyDialog(() => import('./x.tsx'));
 */
export const createLazyDialog = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) => {
  const Loaded: ComponentType<Props> = lazy(load);
  return {
    // biome-ignore lint/correctness/noComponentHookFactories: called once by a module, never while drawing
    LazyDialog: (props: Props) => (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    ),
    preload: (): Promise<unknown> =>
      whenIdle()
        .then(load)
        .catch(() => undefined),
  };
};
