import { mediaTexts } from '#contract/office/media-limits.ts';
import { replaceFileInContent } from '#features/content/index.ts';
import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { AppError } from '#kernel/app-error.ts';
import * as files from './media-files.repository.ts';

/**
 * Shows another file of the same kind wherever the site, a draft or a film's poster shows this one. The old file stays
 * in the library: editions and waiting plans may name it.
 */
export const replaceMedia = staffAction({
  name: 'media.replace',
  permission: 'media.replace',
  run: async ({ trx, actor }: ActionContext, { id, by }: { id: number; by: number }) => {
    const [old, next] = [await files.findFile(trx, id), await files.findFile(trx, by)];
    if (!old || !next) throw new AppError('not_found');
    if (id === by || old.kind !== next.kind) {
      throw new AppError('invalid_input', { details: { fields: { by: mediaTexts.otherKind } } });
    }
    const addresses = new Map([[old.address, next.address]]);
    if (old.address_low && next.address_low) addresses.set(old.address_low, next.address_low);
    const size = next.width && next.height ? { width: next.width, height: next.height } : null;
    const items = await replaceFileInContent(trx, { change: { addresses, size }, by: actor });
    const posters = await files.replacePosters(trx, addresses);
    if (!next.alt && old.alt) await files.updateFile(trx, by, { alt: old.alt });
    if (!next.poster && old.poster) await files.updateFile(trx, by, { poster: old.poster });
    const from = { id, name: old.name };
    const to = { id: by, name: next.name };
    const subjects = [{ kind: 'media', id } as const, ...items];
    return {
      result: { id: by, places: items.length + posters },
      audit: subjects.map((subject) => ({ subject, from, to })),
    };
  },
});
