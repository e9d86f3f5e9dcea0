import { z } from 'zod';
import { type OutboxSender, sendMail } from '#features/outbox/index.ts';
import type { Mailer } from '#ports/mailer.ts';
import type { StaffDeps } from '../records/deps.ts';
import { findInvitation } from '../records/invitation.repository.ts';
import { findStaff } from '../records/staff.repository.ts';
import { invitationToken, writeInvitationLink } from './invitations.ts';

export const invitationMailKind = 'staff-invitation';
export const invitationMailKey = (invitationId: number): string => `${invitationMailKind}:${invitationId}`;

/** The link is good for a day, so there is no point in trying for longer. */
const delaysSeconds = [30, 60, 300, 900, 3_600, 7_200, 14_400, 28_800];

const Payload = z.object({ invitationId: z.int() });

/** Sends the link to the one it is for. The link itself is made here: the outbox holds nothing that opens anything. */
export const createInvitationMailSender = (
  deps: Pick<StaffDeps, 'storage' | 'appSecret' | 'officeOrigin'> & { mailer: Mailer },
): OutboxSender => ({
  delaysSeconds,
  send: async (payload, { noticeId }) => {
    const { invitationId } = Payload.parse(payload);
    const invitation = await findInvitation(deps.storage.db, invitationId);
    const staff = invitation && (await findStaff(deps.storage.db, invitation.staffId));
    if (!staff) return { kind: 'permanent-failure', reason: 'the invitation is no longer valid' };
    const link = writeInvitationLink(deps.officeOrigin(), invitationToken(deps.appSecret, invitation));
    return sendMail(deps.mailer, {
      to: staff.email,
      subject: 'دعوت به دفتر آزما',
      text: writeInvitationMail(staff.name, link),
      idempotencyKey: noticeId,
    });
  },
});

const writeInvitationMail = (name: string, link: string): string =>
  [
    `${name}،`,
    '',
    'برای شما در دفتر آزما حسابی ساخته شده است. با این پیوند گذرواژه بگذارید و مرحلهٔ دوم ورود را راه بیندازید:',
    '',
    link,
    '',
    'این پیوند یک بار و تا ۲۴ ساعت کار می‌کند. اگر منتظر این دعوت نبودید، این نامه را نادیده بگیرید.',
    '',
  ].join('\n');
