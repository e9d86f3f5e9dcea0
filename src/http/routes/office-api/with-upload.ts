import { createHash } from 'node:crypto';
import type { StaffActor } from '#features/staff-action/index.ts';

/** The file is part of what was asked: under one idempotency key another file is a mistake, not a repeat. */
export const withUpload = (actor: StaffActor, bytes: Uint8Array): StaffActor => ({
  ...actor,
  inputHash: `${actor.inputHash ?? ''}.${createHash('sha256').update(bytes).digest('base64url')}`,
});
