import { createLazyDialog } from '../lazy-dialog.tsx';

/** `MoveDialog` for lists, fetched after their rows are shown. */
export const { LazyDialog: LazyMoveDialog, preload: preloadMoveDialog } = createLazyDialog(
  () => import('./move-dialog.tsx'),
);
