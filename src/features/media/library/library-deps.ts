import type { LimitDeps } from '#features/limits/index.ts';

export type LibraryDeps = LimitDeps & {
  /** The folder that `/media` serves. */
  mediaRoot: string;
  /** Puts a file where several machines keep theirs; the library names it only then. */
  putIntoStore?: ((name: string) => Promise<void>) | undefined;
  /** Fetches a file that this machine lacks; false when no other machine has it. */
  fetchFromStore?: ((name: string) => Promise<boolean>) | undefined;
  /** Removes it there. */
  removeFromStore?: ((name: string) => Promise<void>) | undefined;
  /** Free and whole size of the disk below a folder, in bytes. */
  readDisk?: (folder: string) => Promise<{ free: number; whole: number }>;
};
