import { join } from 'node:path';

/** Where the library keeps its files. `parts` begins with a dot, so that `/media` never serves from it. */
type LibraryFolders = { library: string; parts: string };

export const libraryFolders = (mediaRoot: string): LibraryFolders => ({
  library: join(mediaRoot, 'library'),
  parts: join(mediaRoot, '.uploads'),
});

/** The name below the media folder of what the site calls `/media/…`. */
export const nameOfAddress = (address: string): string => address.slice('/media/'.length);

/** Below `/media`: spread over folders by the first letters of the hash. */
export const fileNames = (hash: string, ending: string) => {
  const folder = hash.slice(0, 2);
  const name = hash.slice(0, 32);
  return { folder, name, large: `${name}-high.webp`, small: `${name}-low.webp`, whole: `${name}.${ending}` };
};
