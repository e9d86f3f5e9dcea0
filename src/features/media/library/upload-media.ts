import { mkdir } from 'node:fs/promises';
import { limitRules, requireWithinLimits } from '#features/limits/index.ts';
import { type PrepareContext, staffAction } from '#features/staff-action/index.ts';
import type { LibraryDeps } from './library-deps.ts';
import { libraryFolders } from './library-folders.ts';
import { addToLibrary, placeFile, requireFreeSpace } from './place-file.ts';
import { receiveUpload } from './receive-upload.ts';

/** Takes one file into the library. The same file again gives the entry it already has. */
export const uploadMedia = staffAction({
  name: 'media.upload',
  permission: 'media.write',
  ignoresKey: true,
  prepare: async (
    { deps, actor }: PrepareContext<LibraryDeps>,
    { bytes }: { name: string; bytes: AsyncIterable<Uint8Array> },
  ) => {
    const { library, parts } = libraryFolders(deps.mediaRoot);
    await requireWithinLimits(deps, [{ rule: limitRules.uploadPerStaff, key: String(actor.staffId) }]);
    await mkdir(library, { recursive: true });
    const requireRoom = () => requireFreeSpace(deps, library);
    await requireRoom();
    return placeFile(deps, await receiveUpload(parts, bytes, requireRoom));
  },
  run: async ({ trx, actor }, { name }, placed) => {
    const { row, isKnown } = await addToLibrary(trx, actor, name, placed);
    const audit = { subject: { kind: 'media', id: row.id }, from: null, to: { name: row.name } } as const;
    return { result: { ...row, isKnown }, audit: isKnown ? [] : audit };
  },
});
