import { queueMessage } from '#features/outbox/index.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Db } from '#storage/dialect.ts';
import type { StaffDeps } from '../records/deps.ts';
import { findInvitation, replaceInvitation } from '../records/invitation.repository.ts';
import { invitationMailKey, invitationMailKind } from './invitation-mail.ts';
import { invitationToken, makeNonce, writeInvitationLink } from './invitations.ts';

type Invited = { staffId: number; invitationId: number };

export const sendInvitation = async (trx: Db, deps: StaffDeps, staffId: number): Promise<Invited> => {
  const invitationId = await replaceInvitation(trx, staffId, makeNonce(deps));
  if (deps.canSendMail) {
    const onceKey = invitationMailKey(invitationId);
    await queueMessage(trx, { kind: invitationMailKind, onceKey, payload: { invitationId } });
  }
  return { staffId, invitationId };
};

/** What is shown to the one who invited: the link itself only where no mail can carry it. */
type SentInvitation = { staffId: number; isMailed: boolean; link: string | null };

/** The link is derived anew, so a repeated answer shows it again while no table holds it. */
export const readSentInvitation = async (
  deps: StaffDeps,
  { staffId, invitationId }: Invited,
): Promise<SentInvitation> => {
  if (deps.canSendMail) return { staffId, isMailed: true, link: null };
  const invitation = await findInvitation(deps.storage.db, invitationId);
  if (!invitation) throw new AppError('conflict', { message: 'the invitation was replaced meanwhile' });
  const link = writeInvitationLink(deps.officeOrigin(), invitationToken(deps.appSecret, invitation));
  return { staffId, isMailed: false, link };
};
