import { join } from 'node:path';
import { createS3MediaStore } from '#adapters/media/s3.ts';
import type { Config } from '#config';
import type { ListingMediaStore, MediaStore } from '#ports/media-store.ts';

/**
 * The folders of files below DATA_DIR, and where each lies in a store that machines share. `/media/…` names files
 * without a prefix, and no name may begin with a dot: so nobody reaches a photo of a repair by `/media`.
 */
const prefixes = {
  media: '',
  'repair-photos': '.repair-photos/',
  'intake-photos': '.intake-photos/',
} as const;

export type MediaFolderName = keyof typeof prefixes;

export type MediaFolder = { name: MediaFolderName; folder: string; store: ListingMediaStore | undefined };

type MediaConfig = Pick<Config, 'dataDir' | 'mediaStore'>;

const openMediaFolder = ({ dataDir, mediaStore }: MediaConfig, name: MediaFolderName): MediaFolder => ({
  name,
  folder: join(dataDir, name),
  store: mediaStore && createS3MediaStore({ ...mediaStore, prefix: prefixes[name] }),
});

export const openMediaFolders = (config: MediaConfig): MediaFolder[] =>
  (Object.keys(prefixes) as MediaFolderName[]).map((name) => openMediaFolder(config, name));

/** A start waits for it, so not for long. */
const stampTimeoutMs = 3_000;

/** Where the store keeps the stamp of the last restore. */
export const openRestoreStampStore = ({ mediaStore }: Pick<Config, 'mediaStore'>): MediaStore | undefined =>
  mediaStore && createS3MediaStore({ ...mediaStore, prefix: '.azma/', timeoutMs: stampTimeoutMs });
