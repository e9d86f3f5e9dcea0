import { z } from 'zod';
import { allContentKinds } from '../../content/kinds.ts';
import { wireInteger } from '../../wire-values.ts';
import { contentStates, planStates } from '../content-filters.ts';

export const pathKind = z.enum(allContentKinds);
export const pathItem = z.object({ kind: pathKind, id: wireInteger(1, 268_435_455) });

/** The document of a draft, plan or edition, shaped by its kind: see `contract/content/content-inputs.ts`. */
export const AnyDocument = z.record(z.string(), z.unknown());

/** A time in UTC, as ISO text. */
const instant = z.string();

export const ContentPlan = z.object({
  id: z.int(),
  action: z.enum(['publish', 'hide']),
  dueAt: instant,
  state: z.enum(['waiting', 'done', 'failed', 'cancelled']),
  reason: z.string(),
  by: z.string(),
  createdAt: instant,
});
export type ContentPlan = z.infer<typeof ContentPlan>;

/** A plan with the item it is for. `late` is one whose time has passed and which is tried again at `nextTryAt`. */
export const PlanRow = z.object({
  id: z.int(),
  kind: pathKind,
  itemId: z.int(),
  title: z.string(),
  action: z.enum(['publish', 'hide']),
  dueAt: instant,
  state: z.enum(planStates),
  reason: z.string(),
  nextTryAt: instant.nullable(),
  by: z.string(),
});
export type PlanRow = z.infer<typeof PlanRow>;

/** An item as lists know it. `address` is where visitors read it, when it has a page of its own. */
export const ContentRow = z.object({
  id: z.int(),
  title: z.string(),
  state: z.enum(contentStates),
  isChanged: z.boolean(),
  /** Who marked its draft as ready for a review. */
  readyBy: z.string().nullable(),
  isPlanned: z.boolean(),
  /** A plan for it could not be done and waits for a person. */
  hasFailedPlan: z.boolean(),
  editedBy: z.string(),
  editedAt: instant,
  address: z.string().nullable(),
  /** Fixed pages only: their key, what the office calls them and where visitors see them. */
  fixedPage: z.object({ pageKey: z.string(), name: z.string(), shownAt: z.string() }).optional(),
});
export type ContentRow = z.infer<typeof ContentRow>;

const counts = {
  draft: z.int(),
  published: z.int(),
  hidden: z.int(),
  ready: z.int(),
  changed: z.int(),
  planned: z.int(),
  failed: z.int(),
};

/** How many items a kind has. `ready`, `changed`, `planned` and `failed` are among the others, not beside them. */
export const ContentCount = z.object({ kind: pathKind, ...counts });
export type ContentCount = z.infer<typeof ContentCount>;

export const ContentList = z.object({
  total: z.int(),
  counts: z.object(counts),
  items: z.array(ContentRow),
});

/**
 * Everything the form of an item needs. `document` is the draft, or what is published while there is no draft;
 * `published` is null until the first publishing.
 */
export const ContentDraft = ContentRow.extend({
  kind: pathKind,
  draftRev: z.int(),
  document: AnyDocument,
  published: AnyDocument.nullable(),
  version: z.int(),
  plans: z.array(ContentPlan),
  /** Pages: how many shown pages stand under this one. */
  childCount: z.int(),
});
export type ContentDraft = z.infer<typeof ContentDraft>;

export const Edition = z.object({
  version: z.int(),
  by: z.string(),
  at: instant,
  why: z.string(),
});
export const EditionDetails = Edition.extend({ document: AnyDocument });

const wordMarks = ['same', 'added', 'removed'] as const;
/** What a run stands for when it is not words: a heading's level, or the address of a link, a picture or a film. */
const wordParts = ['heading', 'link', 'picture', 'alt', 'film'] as const;
/** One field. No runs at all: its text is the same and only the formatting differs. */
export const FieldDifference = z.object({
  field: z.string(),
  words: z.array(z.object({ mark: z.enum(wordMarks), text: z.string(), part: z.enum(wordParts).optional() })),
});
export type FieldDifference = z.infer<typeof FieldDifference>;

/** One place that uses an item or a file. */
export const ContentUse = z.object({
  kind: pathKind,
  id: z.int(),
  title: z.string(),
  part: z.enum(['public', 'draft', 'plan', 'edition']),
  version: z.int(),
  isInBin: z.boolean(),
});

/** A deleted item. `state` is what it comes back as, `goneAt` when it can no longer come back. */
export const BinRow = z.object({
  kind: pathKind,
  id: z.int(),
  title: z.string(),
  state: z.enum(contentStates),
  deletedBy: z.string(),
  deletedAt: instant,
  goneAt: instant,
});
export type BinRow = z.infer<typeof BinRow>;

export const ContentOrder = z.object({
  rev: z.string(),
  items: z.array(z.object({ id: z.int(), title: z.string(), state: z.enum(contentStates) })),
});
