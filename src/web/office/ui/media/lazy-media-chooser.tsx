import { type ComponentProps, lazy, Suspense } from 'react';
import type { MediaChooser } from './media-chooser.tsx';

// The library comes when it is opened: most forms are read and saved without it.
const Loaded = lazy(async () => ({ default: (await import('./media-chooser.tsx')).MediaChooser }));

/** `MediaChooser`, loaded when it is first drawn. */
export const LazyMediaChooser = (props: ComponentProps<typeof MediaChooser>) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
);
