import { CompanySettings, defaultCompanySettings } from '#contract/office/company-settings.ts';
import type { Db } from '#storage/dialect.ts';
import { findSettingsRow } from '#storage/settings-row.ts';

export type StoredCompany = { settings: CompanySettings; rev: number };

/**
 * What managers have set about the company; what was never set is as it is at first. A record that cannot be read is a
 * fault: no invoice goes out without its seller.
 */
export const readCompany = async (db: Db): Promise<StoredCompany> => {
  const row = await findSettingsRow(db, 'company_setting');
  if (!row) return { settings: defaultCompanySettings, rev: 0 };
  const settings = CompanySettings.parse({ ...defaultCompanySettings, ...JSON.parse(row.document) });
  return { settings, rev: row.rev };
};

/** The ceiling of one online payment in rials: the manager's, or else the environment's. */
export const readOnlineMaxRial = async (db: Db, fromEnvironment: number): Promise<number> =>
  (await readCompany(db)).settings.onlineMaxRial ?? fromEnvironment;
