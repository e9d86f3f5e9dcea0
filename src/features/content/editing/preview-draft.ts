import { kindFacts } from '#contract/content/kinds.ts';
import { siteAddresses } from '#contract/site-addresses.ts';
import type { Db } from '#storage/dialect.ts';
import { createContent, updateContent } from '../commands/change-content.ts';
import type { ContentRef } from '../commands/content-documents.repository.ts';
import { findAnyDocument } from '../commands/find-document.ts';
import { showContent } from '../commands/show-content.ts';
import { systemPerson } from '../commands/system-person.ts';
import type { WriteContentDeps } from '../commands/write-content.ts';
import { readDraft } from './read-draft.ts';

/** Carries what was looked at out of a transaction that is taken back. */
class TakenBack<Result> extends Error {
  override readonly name = 'TakenBack';
  readonly result: Result;

  constructor(result: Result) {
    super('a preview is never kept');
    this.result = result;
  }
}

/**
 * Lets `look` see the site as if the draft were published, at the address where visitors would find it. The draft
 * is put in place inside a transaction that is always taken back, so every list, menu and page shows it, and nobody
 * else ever does.
 */
export const previewDraft = async <Result>(
  deps: WriteContentDeps,
  item: ContentRef,
  look: (db: Db, address: string) => Promise<Result>,
): Promise<Result> => {
  try {
    await deps.db.transaction().execute(async (tx) => {
      const { document, fixedPage, title } = await readDraft(tx, item);
      const change = { ...item, by: systemPerson, input: document, how: 'draft' as const };
      if (await findAnyDocument(tx, item.kind, item.id)) {
        await updateContent(deps, change, tx);
        if (item.kind !== 'site-settings') await showContent(deps, change, tx);
      } else await createContent(deps, change, tx);
      throw new TakenBack(await look(tx, fixedPage?.shownAt ?? addressOf(item, title)));
    });
  } catch (error) {
    if (error instanceof TakenBack) return error.result as Result;
    throw error;
  }
  throw new Error('a preview ended without being looked at');
};

/** Where visitors see an item: its own page, or the list it stands in. */
const addressOf = ({ kind, id }: ContentRef, title: string): string => {
  if (kind === 'colleague') return siteAddresses.colleagues;
  if (kind === 'faq') return siteAddresses.faqs;
  if (kind === 'revision') return siteAddresses.revision(title);
  const { address, list } = kindFacts(kind);
  return address?.(id) ?? list?.address(1) ?? siteAddresses.home;
};
