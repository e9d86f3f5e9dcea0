import { type ActionContext, staffAction } from '#features/audit/index.ts';
import type { ContentRef } from '../commands/content-documents.repository.ts';
import { requireEdition } from './compare-editions.ts';
import { readLastVersion } from './editions.repository.ts';
import { type EditingDeps, requireSettingsPermission } from './editor-deps.ts';
import { readDraftInput, storeDraft } from './lock-draft.ts';

/** Puts an old edition into the draft; visitors see it only after publishing. */
export const restoreEdition = staffAction({
  name: 'content.restore',
  permission: 'content.write',
  run: async (
    { trx, actor, deps }: ActionContext<EditingDeps>,
    { kind, id, version, draftRev }: ContentRef & { version: number; draftRev: number },
  ) => {
    requireSettingsPermission(actor, kind);
    const item = { kind, id };
    const { document } = await requireEdition(trx, item, version);
    const draft = await readDraftInput(deps, kind, document);
    await storeDraft(trx, { ...item, by: actor, draftRev, draft });
    const from = { version: await readLastVersion(trx, item) };
    return { result: { draftRev: draftRev + 1 }, audit: { subject: item, from, to: { version } } };
  },
});
