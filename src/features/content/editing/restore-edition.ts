import { type PrepareContext, staffAction } from '#features/staff-action/index.ts';
import type { ContentRef } from '../commands/content-documents.repository.ts';
import { requireEdition } from './compare-editions.ts';
import { readLastVersion } from './editions.repository.ts';
import { type DraftDeps, requireSettingsPermission } from './editor-deps.ts';
import { readDraftInput, storeDraft } from './lock-draft.ts';

/** Puts an old edition into the draft; visitors see it only after publishing. */
export const restoreEdition = staffAction({
  name: 'content.restore',
  permission: 'content.write',
  prepare: async (
    { deps, actor }: PrepareContext<DraftDeps>,
    { kind, id, version }: ContentRef & { version: number; draftRev: number },
  ) => {
    requireSettingsPermission(actor, kind);
    const { document } = await requireEdition(deps.storage.db, { kind, id }, version);
    return readDraftInput(deps, kind, document);
  },
  run: async ({ trx, actor }, { kind, id, version, draftRev }, draft) => {
    const item = { kind, id };
    await storeDraft(trx, { ...item, by: actor, draftRev, draft });
    const from = { version: await readLastVersion(trx, item) };
    return { result: { draftRev: draftRev + 1 }, audit: { subject: item, from, to: { version } } };
  },
});
