import { type ContentKind, contentKinds, kindFacts } from '#contract/content/kinds.ts';
import type { Person } from '#features/audit/index.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Db } from '#storage/dialect.ts';
import { bumpContentVersion } from '../read/content-version.repository.ts';
import { refreshSearchEntry } from '../search/index-missing-content.ts';
import { isInBin, putDocumentState } from './content-documents.repository.ts';
import { findShownState, type RowKind, readTableName, setShown } from './content-rows.repository.ts';
import { readTitle } from './document.rules.ts';
import { findAnyDocument } from './find-document.ts';

type ItemChange = { kind: ContentKind; id: number; by: Person };

/** Takes an item from every list, menu, search, feed and answer; its address is then unknown. */
export const hideItem = (tx: Db, change: ItemChange) => turnItem(tx, change, false);

/** Shows it again as it was. */
export const showItem = (tx: Db, change: ItemChange) => turnItem(tx, change, true);

const turnItem = async (
  tx: Db,
  { kind, id, by }: ItemChange,
  isShow: boolean,
): Promise<{ wasShown: boolean }> => {
  const table = requireTable(kind);
  const wasShown = await findShownState(tx, table, id);
  const document = await findAnyDocument(tx, kind, id);
  if (wasShown === undefined || !document || (await isInBin(tx, { kind, id })))
    throw new AppError('not_found');
  await setShown(tx, table, id, isShow);
  const row = contentKinds[kind];
  if ('search' in row) await refreshSearchEntry(tx, row.search.name, id);
  const state = isShow ? 'published' : 'hidden';
  await putDocumentState(tx, { kind, id }, { state, title: readTitle(kind, document), by });
  await bumpContentVersion(tx);
  return { wasShown };
};

/** The site's settings are read by every page; there is nothing to show in their place. */
const requireTable = (kind: ContentKind) => {
  if (kind === 'site-settings')
    throw new AppError('forbidden', { message: `${kindFacts(kind).table} is never hidden` });
  return readTableName(kind as RowKind);
};
