/** The link by which anyone who was sent it sees how a repair stands, and nothing more. */

export { createTrackingLink } from './create-tracking-link.ts';
export { deriveToken, isLinkToken } from './link.rules.ts';
export { readLinkToken, replaceLink, revokeLinks } from './link-of-request.ts';
export { type TrackedRequest, trackRequest } from './track-request.ts';
