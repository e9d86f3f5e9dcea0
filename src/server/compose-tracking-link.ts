import type { TrackingLink } from '#features/notification/index.ts';
import { readLinkToken } from '#features/tracking/index.ts';
import type { Storage } from '#storage/dialect.ts';

/** The address of a request's tracking page, as messages carry it. */
export const composeTrackingLink =
  (parts: { storage: Storage; appSecret: string; publicOrigin: () => string }): TrackingLink =>
  async (requestId) =>
    `${parts.publicOrigin()}/r/${await readLinkToken(parts.storage.db, parts.appSecret, requestId)}`;
