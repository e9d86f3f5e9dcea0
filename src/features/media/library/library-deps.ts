import type { LimitDeps } from '#features/limits/index.ts';

export type LibraryDeps = LimitDeps & {
  /** The folder that `/media` serves. */
  mediaRoot: string;
  /** Puts a file where several machines keep theirs; the library names it only then. */
  share?: ((name: string) => Promise<void>) | undefined;
  /** Removes it there. */
  drop?: ((name: string) => Promise<void>) | undefined;
  /** Free and whole size of the disk below a folder, in bytes. */
  readDisk?: (folder: string) => Promise<{ free: number; whole: number }>;
};
