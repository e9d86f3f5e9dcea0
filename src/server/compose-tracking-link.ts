import type { TrackingLink } from '#features/notification/index.ts';
import { readLinkToken } from '#features/tracking/index.ts';
import type { Storage } from '#storage/dialect.ts';

/** The address of a request's tracking page, as messages carry it. */
export const composeTrackingLink =
  (inputs: { storage: Storage; appSecret: string; publicOrigin: () => string }): TrackingLink =>
  async (requestId) =>
    `${inputs.publicOrigin()}/r/${await readLinkToken(inputs.storage.db, inputs.appSecret, requestId)}`;
