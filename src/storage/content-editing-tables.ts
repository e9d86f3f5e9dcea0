import type { Generated } from 'kysely';

/** The state of an item of the site, and the one working draft over it. */
export type ContentDocumentRow = {
  kind: string;
  entity_id: number;
  state: 'draft' | 'published' | 'hidden';
  title: string;
  title_key: string;
  /** JSON; null while nothing waits to be published. */
  draft: string | null;
  draft_rev: number;
  draft_by: number | null;
  draft_at: number | null;
  /** Who last did something to it, by name, and when. */
  touched_by: string;
  touched_at: number;
  /** Null unless it is in the bin. */
  deleted_at: Generated<number | null>;
  deleted_by: Generated<string>;
  /** Who marked the draft as ready for a review, and when. */
  ready_by: Generated<string>;
  ready_at: Generated<number | null>;
};

/** One published state. Never changed by a rule of the database, and removed only after its document. */
export type ContentEditionRow = {
  kind: string;
  entity_id: number;
  version: number;
  document: string;
  by_staff: number | null;
  by_name: string;
  at: number;
  why: string;
};

export type ContentPlanRow = {
  id: Generated<number>;
  kind: string;
  entity_id: number;
  action: 'publish' | 'hide';
  document: string | null;
  due_at: number;
  /** How often a momentary fault kept it from being done, and when it is tried again. */
  tries: Generated<number>;
  try_at: Generated<number>;
  state: 'waiting' | 'done' | 'failed' | 'cancelled';
  reason: string;
  by_staff: number | null;
  by_name: string;
  created_at: number;
  finished_at: number | null;
};

/** One address that a document leads to or shows: a page of the site or a file of the library. */
export type ContentUseRow = {
  kind: string;
  entity_id: number;
  part: 'public' | 'draft' | 'plan' | 'edition';
  /** The edition's version or the plan's id; 0 otherwise. */
  version: number;
  target: string;
};

/** Who has an item open, and when their browser last sent a signal. */
type ContentPresenceRow = {
  kind: string;
  entity_id: number;
  staff_id: number;
  name: string;
  seen_at: number;
};

/** A link to a draft as it was at `draft_rev`; a revoked one is gone. */
export type ContentShareRow = {
  id: Generated<number>;
  token_hash: string;
  kind: string;
  entity_id: number;
  draft_rev: number;
  document: string;
  by_name: string;
  created_at: number;
  expires_at: number;
};

export type MediaFileRow = {
  id: Generated<number>;
  /** SHA-256 of the bytes as they were uploaded. */
  hash: string;
  kind: 'picture' | 'pdf' | 'video';
  name: string;
  address: string;
  address_low: string | null;
  width: number | null;
  height: number | null;
  pages: number | null;
  bytes: number;
  alt: string;
  poster: string | null;
  by_staff: number | null;
  by_name: string;
  created_at: number;
};

export type ContentEditingTables = {
  content_document: ContentDocumentRow;
  content_edition: ContentEditionRow;
  content_plan: ContentPlanRow;
  content_use: ContentUseRow;
  content_presence: ContentPresenceRow;
  content_share: ContentShareRow;
  media_file: MediaFileRow;
  media_word: { word: string; media_id: number };
};
