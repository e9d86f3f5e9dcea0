import { type ContentDocument, draftShapes } from '#contract/content/content-inputs.ts';
import { staticPageKeys } from '#contract/content/entities.ts';
import { contentKinds, kindFacts } from '#contract/content/kinds.ts';
import { staticPageNames } from '#contract/content/static-page-names.ts';
import type { ContentDraft, ContentPlan, ContentRow } from '#contract/office/calls/content-shapes.ts';
import { AppError } from '#kernel/app-error.ts';
import { toIso } from '#kernel/to-iso.ts';
import type { Db } from '#storage/dialect.ts';
import {
  type ContentRef,
  type DocumentRow,
  findDocumentRow,
} from '../commands/content-documents.repository.ts';
import { findAnyDocument } from '../commands/find-document.ts';
import { listPlans, type Plan } from '../commands/plans.repository.ts';
import { findPageKey } from '../commands/public-rows.repository.ts';
import { countShownChildren, type ListedDocument } from './document-list.repository.ts';
import { readLastVersion } from './editions.repository.ts';

export const toContentRow = async (db: Db, row: ListedDocument): Promise<ContentRow> => {
  const item = { kind: row.kind as ContentRef['kind'], id: row.entity_id };
  return {
    id: item.id,
    title: row.title,
    state: row.state,
    isChanged: row.has_draft === 1 && row.state !== 'draft',
    readyBy: row.ready_by || null,
    isPlanned: row.is_planned === 1,
    hasFailedPlan: row.has_failed_plan === 1,
    editedBy: row.touched_by,
    editedAt: toIso(row.touched_at),
    address: kindFacts(item.kind).address?.(item.id) ?? null,
    ...(item.kind === 'static-page' ? { fixedPage: await nameFixedPage(db, item.id) } : {}),
  };
};

const nameFixedPage = async (db: Db, id: number) => {
  const pageKey = (await findPageKey(db, id)) ?? staticPageKeys[id - 1] ?? '';
  const known = staticPageKeys.find((key) => key === pageKey);
  const { title, shownAt } = known ? staticPageNames[known] : { title: pageKey, shownAt: '/' };
  return { pageKey, name: title, shownAt };
};

const toPlan = (plan: Plan): ContentPlan => ({
  id: plan.id,
  action: plan.action,
  dueAt: toIso(plan.due_at),
  state: plan.state,
  reason: plan.reason,
  by: plan.by_name,
  createdAt: toIso(plan.created_at),
});

export const requireRow = async (db: Db, item: ContentRef): Promise<DocumentRow> => {
  const row = await findDocumentRow(db, item);
  if (!row) throw new AppError('not_found');
  return row;
};

/** The working text over an item: its draft, else what is published, else its empty form. */
export const workingDocument = async (
  db: Db,
  item: ContentRef,
  row: DocumentRow,
): Promise<ContentDocument> => {
  if (row.draft !== null) return JSON.parse(row.draft) as ContentDocument;
  const published = await findAnyDocument(db, item.kind, item.id);
  if (published) return published;
  return draftShapes[item.kind].parse({ [contentKinds[item.kind].titleField]: row.title });
};

/** Everything the form of an item needs. */
export const readDraft = async (db: Db, item: ContentRef): Promise<ContentDraft> => {
  const row = await requireRow(db, item);
  const plans = await listPlans(db, item);
  const listed = {
    ...row,
    has_draft: row.draft === null ? 0 : 1,
    is_planned: plans.some(({ state }) => state === 'waiting') ? 1 : 0,
    has_failed_plan: plans.some(({ state }) => state === 'failed') ? 1 : 0,
  };
  return {
    ...(await toContentRow(db, listed)),
    kind: item.kind,
    draftRev: row.draft_rev,
    document: await workingDocument(db, item, row),
    published: (await findAnyDocument(db, item.kind, item.id)) ?? null,
    version: await readLastVersion(db, item),
    plans: plans.map(toPlan),
    childCount: item.kind === 'page' ? await countShownChildren(db, item.id) : 0,
  };
};
