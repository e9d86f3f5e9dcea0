import type { Db } from '#storage/dialect.ts';
import { findSiteSettings } from './fixed-records.repository.ts';

const unnamed = 'آزما';

/** What messages are signed with. */
export const readSiteName = async (db: Db): Promise<string> =>
  (await findSiteSettings(db))?.companyName || unnamed;

/** Whom messages ask to call; empty until the company record exists. */
export const readSitePhone = async (db: Db): Promise<string> => (await findSiteSettings(db))?.phone ?? '';

/** Where devices are sent; empty until the company record exists. */
export const readReceiverAddress = async (db: Db): Promise<string> => {
  const settings = await findSiteSettings(db);
  return settings?.receiverAddress || settings?.address || '';
};

/** Whom a customer calls about a repair. */
export const findServicePhone = async (db: Db): Promise<string | undefined> =>
  (await findSiteSettings(db))?.servicePhone;
