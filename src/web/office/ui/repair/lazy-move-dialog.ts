import { createLazyDialog } from '../lazy-dialog.tsx';

/** `MoveDialog` for lists, whose rows come first. */
export const { LazyDialog: LazyMoveDialog, preload: preloadMoveDialog } = createLazyDialog(async () => ({
  default: (await import('./move-dialog.tsx')).MoveDialog,
}));
