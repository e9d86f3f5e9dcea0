import { allContentKinds, kindFacts } from '#contract/content/kinds.ts';
import { siteAddresses } from '#contract/site-addresses.ts';
import type { Db } from '#storage/dialect.ts';
import type { ContentRef } from '../commands/content-documents.repository.ts';
import { listLinkedAddresses } from '../commands/list-linked-addresses.rules.ts';
import { findState } from './drafts.repository.ts';
import { requireRow, workingDocument } from './read-draft.ts';

type BrokenLink = { address: string; reason: 'missing' | 'hidden' };

const fixedPaths = new Set<string>(
  Object.values(siteAddresses).flatMap((address) => (typeof address === 'string' ? [address] : [])),
);
const listPaths = allContentKinds.flatMap((kind) => {
  const address = kindFacts(kind).list?.address(1);
  return address ? [address.replace(/\/1$/, '')] : [];
});
const isListPath = (path: string): boolean =>
  [...listPaths, '/hardwares', '/softwares', '/permitssoft'].includes(path.replace(/\/\d+$/, ''));

/** Which item an address of the site names, when it names one. */
const findItem = (target: string): ContentRef | undefined => {
  const id = Number(/(\d+)$/.exec(target)?.[1] ?? Number.NaN);
  if (!Number.isSafeInteger(id)) return undefined;
  const kind = allContentKinds.find((one) => kindFacts(one).address?.(id) === target);
  return kind && { kind, id };
};

/** Links of the working text that lead to pages of the site which visitors cannot open. */
export const checkLinks = async (db: Db, item: ContentRef): Promise<BrokenLink[]> => {
  const row = await requireRow(db, item);
  const targets = listLinkedAddresses(await workingDocument(db, item, row));
  const broken: BrokenLink[] = [];
  for (const address of targets) {
    if (address.startsWith('/media/') || fixedPaths.has(address)) continue;
    const named = findItem(address);
    if (!named) {
      if (!isListPath(address)) broken.push({ address, reason: 'missing' });
      continue;
    }
    const state = await findState(db, named);
    if (state === 'hidden') broken.push({ address, reason: 'hidden' });
    else if (state !== 'published') broken.push({ address, reason: 'missing' });
  }
  return broken;
};
