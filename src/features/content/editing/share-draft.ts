import { randomBytes } from 'node:crypto';
import type { ContentDocument } from '#contract/content/content-inputs.ts';
import { editingTexts } from '#contract/office/editing-texts.ts';
import { addressKeys, limitRules, requireWithinLimits } from '#features/limits/index.ts';
import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { hashToken } from '#features/tokens/index.ts';
import { AppError } from '#kernel/app-error.ts';
import { toIso } from '#kernel/to-iso.ts';
import type { Db, Storage } from '#storage/dialect.ts';
import type { ContentRef } from '../commands/content-documents.repository.ts';
import { requireSettingsPermission } from './editor-deps.ts';
import { lockDraft } from './lock-draft.ts';
import { previewFrozen, type RenderAt } from './preview-content.ts';
import * as shares from './shares.repository.ts';

/** What can be a token at all: 128 bits. Anything else is not looked up. */
const isToken = (text: string): boolean => /^[\w-]{22}$/.test(text);

export const toShare = (row: Awaited<ReturnType<typeof shares.listShareRows>>[number]) => ({
  id: row.id,
  draftRev: row.draft_rev,
  by: row.by_name,
  createdAt: toIso(row.created_at),
  expiresAt: toIso(row.expires_at),
});

/** Makes a link to the draft as it is now. The token is given once; the database has only its hash. */
export const shareDraft = staffAction({
  name: 'content.share',
  permission: 'content.share',
  ignoresKey: true,
  run: async ({ trx, actor }: ActionContext, { kind, id, draftRev }: ContentRef & { draftRev: number }) => {
    requireSettingsPermission(actor, kind);
    const item = { kind, id };
    const { draft } = await lockDraft(trx, item, draftRev);
    if (draft === null) throw new AppError('conflict', { details: { text: editingTexts.noDraft } });
    await shares.deleteEndedShares(trx);
    const token = randomBytes(16).toString('base64url');
    const made = toShare(
      await shares.insertShare(trx, item, {
        token_hash: hashToken(token),
        draft_rev: draftRev,
        document: draft,
        by_name: actor.name,
      }),
    );
    const to = { draftRev, expiresAt: made.expiresAt };
    return { result: { token, ...made }, audit: { subject: item, from: null, to } };
  },
});

export const listShares = async (db: Db, item: ContentRef) =>
  (await shares.listShareRows(db, item)).map(toShare);

export const purgeShares = ({ storage }: { storage: Storage }): Promise<void> =>
  shares.deleteEndedShares(storage.db);

/** Renders the site with the draft that a link is for. Undefined when it is unknown, ended or revoked. */
export const previewShared = async <Result>(
  deps: { storage: Storage; appSecret: string },
  { token, clientAddress }: { token: string; clientAddress: string },
  render: RenderAt<Result>,
): Promise<Result | undefined> => {
  const { db } = deps.storage;
  const key = addressKeys(clientAddress).address;
  await requireWithinLimits(deps, [{ rule: limitRules.previewPerAddress, key }]);
  const share = isToken(token) ? await shares.findShare(db, hashToken(token)) : undefined;
  if (!share) return undefined;
  const item = { kind: share.kind as ContentRef['kind'], id: share.entity_id };
  return previewFrozen(db, item, JSON.parse(share.document) as ContentDocument, render);
};
