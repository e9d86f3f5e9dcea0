import type { ContentKind } from '#contract/content/kinds.ts';
import type { Person } from '#features/audit/index.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Db } from '#storage/dialect.ts';
import { bumpContentVersion } from '../read/content-version.repository.ts';
import { refreshSearchEntry } from '../search/index-missing-content.ts';
import { isInBin, putDocumentState } from './content-documents.repository.ts';
import { findShownState, setShown } from './content-rows.repository.ts';
import { readTitle } from './document.rules.ts';
import { findAnyDocument } from './find-document.ts';

type ItemChange = { kind: ContentKind; id: number; by: Person };

/** Takes an item from every list, menu, search, feed and answer; its address is then unknown. */
export const hideItem = (trx: Db, change: ItemChange) => turnItem(trx, change, false);

export const showItem = (trx: Db, change: ItemChange) => turnItem(trx, change, true);

const turnItem = async (
  trx: Db,
  { kind, id, by }: ItemChange,
  isShown: boolean,
): Promise<{ wasShown: boolean }> => {
  // The site's settings are read by every page; there is nothing to show in their place.
  if (kind === 'site-settings')
    throw new AppError('forbidden', { message: 'the settings of the site are never hidden' });
  const wasShown = await findShownState(trx, kind, id);
  const document = await findAnyDocument(trx, kind, id);
  if (wasShown === undefined || !document || (await isInBin(trx, { kind, id })))
    throw new AppError('not_found');
  await setShown(trx, kind, id, isShown);
  await refreshSearchEntry(trx, kind, id);
  const state = isShown ? 'published' : 'hidden';
  await putDocumentState(trx, { kind, id }, { state, title: readTitle(kind, document), by });
  await bumpContentVersion(trx);
  return { wasShown };
};
