import { mediaTexts } from '#contract/office/media-limits.ts';
import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { AppError } from '#kernel/app-error.ts';
import { isLibraryPicture, lockFile, updateFile } from './media-files.repository.ts';

type MediaChange = {
  id: number;
  name?: string | undefined;
  alt?: string | undefined;
  poster?: string | null | undefined;
};

/** Changes name, alternative text or poster of a file. A poster is a picture of the library, and of films only. */
export const updateMedia = staffAction({
  name: 'media.update',
  permission: 'media.write',
  run: async ({ trx }: ActionContext, { id, name, alt, poster }: MediaChange) => {
    const file = await lockFile(trx, id);
    if (!file) throw new AppError('not_found');
    if (poster && !(file.kind === 'video' && (await isLibraryPicture(trx, poster)))) {
      throw new AppError('invalid_input', { details: { fields: { poster: mediaTexts.poster } } });
    }
    const change = {
      ...(name === undefined ? {} : { name }),
      ...(alt === undefined ? {} : { alt }),
      ...(poster === undefined ? {} : { poster }),
    };
    if (Object.keys(change).length === 0) return { result: { id }, audit: [] };
    const changed = await updateFile(trx, id, change);
    return {
      result: { id },
      audit: {
        subject: { kind: 'media', id },
        from: { name: file.name, alt: file.alt, poster: file.poster },
        to: { name: changed.name, alt: changed.alt, poster: changed.poster },
      },
    };
  },
});
