import type { Storage } from '#storage/dialect.ts';
import { readLinkToken } from './link-of-request.ts';

/** Gives the address of a request's tracking page, as messages carry it. */
export const createTrackingLink =
  (inputs: { storage: Storage; appSecret: string; siteOrigin: () => string }) =>
  async (requestId: number): Promise<string> =>
    `${inputs.siteOrigin()}/r/${await readLinkToken(inputs.storage.db, inputs.appSecret, requestId)}`;
