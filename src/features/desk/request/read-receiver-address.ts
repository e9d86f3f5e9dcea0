import { contentAnswers } from '#features/content/index.ts';
import { isAppError } from '#kernel/app-error.ts';
import type { Db } from '#storage/dialect.ts';

/** Where devices are sent: the company record's own line for it. Empty until that record exists. */
export const readReceiverAddress = async (db: Db): Promise<string> => {
  try {
    const settings = await contentAnswers.getSiteSettings({ db }, {});
    return settings.receiverAddress || settings.address;
  } catch (error) {
    if (isAppError(error, 'not_found')) return '';
    throw error;
  }
};
