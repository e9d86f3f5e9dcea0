import type { Db } from '#storage/dialect.ts';
import { findSiteSettings } from './fixed-records.repository.ts';

const unnamed = 'آزما';

/** What messages are signed with. */
export const readSiteName = async (db: Db): Promise<string> =>
  (await findSiteSettings(db))?.companyName || unnamed;

/** The phone that messages name; empty until the company record exists. */
export const readSitePhone = async (db: Db): Promise<string> => (await findSiteSettings(db))?.phone ?? '';

/** Where devices are sent; empty until the company record exists. */
export const readReceiverAddress = async (db: Db): Promise<string> => {
  const settings = await findSiteSettings(db);
  return settings?.receiverAddress || settings?.address || '';
};

/** The phone for questions about a repair. */
export const findServicePhone = async (db: Db): Promise<string | undefined> =>
  (await findSiteSettings(db))?.servicePhone;
