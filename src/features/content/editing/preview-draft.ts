import { kindFacts } from '#contract/content/kinds.ts';
import { siteAddresses } from '#contract/site-addresses.ts';
import type { Db } from '#storage/dialect.ts';
import { type Overlay, overlayRows } from '#storage/overlay-rows.ts';
import { writeRows } from '../commands/change-content.ts';
import type { ContentRef } from '../commands/content-documents.repository.ts';
import { type ContentStore, keyOf } from '../commands/content-store.repository.ts';
import { contentWriter } from '../commands/write-content.ts';
import { readDraft } from './read-draft.ts';

/**
 * Lets `look` see the site as if the draft were published, at the address where visitors would find it. The rows of
 * the draft are laid over those that are stored, so every list, menu and page shows them and nothing is written.
 */
export const previewDraft = async <Result>(
  db: Db,
  { kind, id }: ContentRef,
  look: (db: Db, address: string) => Promise<Result>,
): Promise<Result> => {
  const { document, fixedPage, title } = await readDraft(db, { kind, id });
  const overlays: Overlay[] = [];
  const writer = contentWriter(collectRows(overlays), 'cleaned-before');
  await writeRows({ writer, tx: db }, { kind, id, input: document, isShow: true, how: 'draft' });
  return look(overlayRows(db, overlays), fixedPage?.shownAt ?? addressOf({ kind, id }, title));
};

/** Parts that have no number yet get one that no stored part has. */
const newId = (at: number): number => -1 - at;

const collectRows = (overlays: Overlay[]): ContentStore => ({
  put: async (table, row) => {
    const values: Readonly<Record<string, unknown>> = { ...row };
    const column = keyOf(table);
    overlays.push({ table, column, value: values[column] as number | string, rows: [values] });
  },
  replaceParts: async (table, productId, parts) => {
    const rows = parts.map((part, at) => ({ id: newId(at), ...part }));
    overlays.push({ table, column: 'product_id', value: productId, rows });
  },
  replaceGallery: async (groupId, images) => {
    const rows = images.map((image, at) => ({ ...image, id: image.id ?? newId(at) }));
    overlays.push({ table: 'gallery_image', column: 'gallery_group_id', value: groupId, rows });
  },
  // A preview shows no search results.
  refreshSearch: async () => {},
});

/** Where visitors see an item: its own page, or the list it stands in. */
const addressOf = ({ kind, id }: ContentRef, title: string): string => {
  if (kind === 'colleague') return siteAddresses.colleagues;
  if (kind === 'faq') return siteAddresses.faqs;
  if (kind === 'revision') return siteAddresses.revision(title);
  const { address, list } = kindFacts(kind);
  return address?.(id) ?? list?.address(1) ?? siteAddresses.home;
};
