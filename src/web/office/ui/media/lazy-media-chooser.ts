import { createLazyDialog } from '../lazy-dialog.tsx';

/** `MediaChooser`, fetched when it is opened: most forms are read and saved without it. */
export const { LazyDialog: LazyMediaChooser } = createLazyDialog(async () => ({
  default: (await import('./media-chooser.tsx')).MediaChooser,
}));
