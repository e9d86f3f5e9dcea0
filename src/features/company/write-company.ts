import type { CompanySettings } from '#contract/office/company-settings.ts';
import { deskRefusal } from '#contract/office/desk-reasons.ts';
import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { writeSettingsRow } from '#storage/settings-row.ts';
import { readCompany } from './read-company.ts';

/** Stores the settings made from revision `rev`; a stale one is refused with what is stored. */
export const writeCompany = staffAction({
  name: 'company.write',
  permission: 'company.write',
  needsProof: true,
  run: async ({ trx }: ActionContext, { settings, rev }: { settings: CompanySettings; rev: number }) => {
    const before = await readCompany(trx);
    const document = JSON.stringify(settings);
    if (!(await writeSettingsRow(trx, 'company_setting', { document, rev })))
      throw deskRefusal('edited-meanwhile', { now: before });
    return {
      result: { settings, rev: rev + 1 },
      audit: { subject: { kind: 'company', id: 1 }, from: before.settings, to: settings },
    };
  },
});
