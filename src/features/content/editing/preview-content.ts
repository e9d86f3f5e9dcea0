import type { ContentDocument } from '#contract/content/content-inputs.ts';
import { kindFacts } from '#contract/content/kinds.ts';
import type { ContentDraft } from '#contract/office/calls/content-shapes.ts';
import { siteAddresses } from '#contract/site-addresses.ts';
import { isAppError } from '#kernel/app-error.ts';
import type { Db } from '#storage/dialect.ts';
import { type Overlay, overlayRows } from '#storage/overlay-rows.ts';
import { withCleanedTexts } from '../commands/change-content.ts';
import type { ContentRef } from '../commands/content-documents.repository.ts';
import { type ContentStore, readKeyColumn } from '../commands/content-store.repository.ts';
import { requireValidParent } from '../commands/require-valid-parent.ts';
import { writeRows } from '../commands/write-rows.ts';
import { requireEdition } from './compare-editions.ts';
import { readDraft } from './read-draft.ts';

export type RenderAt<Result> = (db: Db, address: string) => Promise<Result>;

/** Renders the site with the draft, or with the edition that `version` names. */
export const previewContent = async <Result>(
  db: Db,
  { kind, id, version }: ContentRef & { version?: number | undefined },
  render: RenderAt<Result>,
): Promise<Result> => {
  const item = { kind, id };
  if (version === undefined) return previewDocument(db, { ...(await readDraft(db, item)), id }, render);
  const edition = await requireEdition(db, item, version);
  return previewFrozen(db, item, edition.document, render);
};

/** The same with a text of an earlier day. */
export const previewFrozen = async <Result>(
  db: Db,
  item: ContentRef,
  frozen: ContentDocument,
  render: RenderAt<Result>,
): Promise<Result> => {
  const draft = await readDraft(db, item);
  const document = await moveToKnownParent(db, item, frozen, draft.document);
  return previewDocument(db, { ...draft, id: item.id, document }, render);
};

/**
 * Renders the site as if the document were published, at the address where visitors would find it. Its rows
 * are laid over those that are stored, so every list, menu and page shows them and nothing is written.
 */
const previewDocument = async <Result>(
  db: Db,
  {
    kind,
    id,
    document,
    fixedPage,
    title,
  }: Pick<ContentDraft, 'fixedPage' | 'title' | 'document'> & ContentRef,
  render: RenderAt<Result>,
): Promise<Result> => {
  const overlays: Overlay[] = [];
  await writeRows(
    { ...withCleanedTexts(db), store: collectRows(overlays) },
    { kind, id, input: document, isShown: true, completeness: 'draft' },
  );
  return render(overlayRows(db, overlays), fixedPage?.shownAt ?? addressOf({ kind, id }, title));
};

/** Where an edition stood may be gone by now, or stand under it; then it is shown where the item stands today. */
const moveToKnownParent = async (
  db: Db,
  item: ContentRef,
  document: ContentDocument,
  today: Readonly<Record<string, unknown>>,
) => {
  try {
    await requireValidParent(db, item, document);
    return document;
  } catch (error) {
    if (!isAppError(error, 'invalid_input')) throw error;
    const { productTypeId, parentId } = today;
    return item.kind === 'page' ? { ...document, parentId } : { ...document, productTypeId };
  }
};

/** Parts that have no number yet get one that no stored part has. */
const newId = (at: number): number => -1 - at;

const collectRows = (overlays: Overlay[]): ContentStore => ({
  put: async (table, row) => {
    const values: Readonly<Record<string, unknown>> = { ...row };
    const column = readKeyColumn(table);
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
});

/** Where visitors see an item: its own page, or the list it stands in. */
const addressOf = ({ kind, id }: ContentRef, title: string): string => {
  if (kind === 'colleague') return siteAddresses.colleagues;
  if (kind === 'faq') return siteAddresses.faqs;
  if (kind === 'revision') return siteAddresses.revision(title);
  const { address, list } = kindFacts(kind);
  return address?.(id) ?? list?.address(1) ?? siteAddresses.home;
};
