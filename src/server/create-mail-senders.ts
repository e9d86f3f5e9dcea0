import {
  contactMailKind,
  createContactMailSender,
  createReplyMailSender,
  replyMailKind,
} from '#features/contact/index.ts';
import { createPlanMailSender, planMailKind } from '#features/content/index.ts';
import type { OutboxSender } from '#features/outbox/index.ts';
import {
  createInvitationMailSender,
  createLockMailSender,
  findActiveEmail,
  invitationMailKind,
  lockMailKind,
} from '#features/staff/index.ts';
import type { Storage } from '#storage/dialect.ts';
import type { ChosenMailer } from './find-mailer.ts';

/** The kinds of outbox messages that go out as mail. */
export const createMailSenders = (
  { storage, appSecret, officeOrigin }: { storage: Storage; appSecret: string; officeOrigin: () => string },
  mail: ChosenMailer,
): Record<string, OutboxSender> => ({
  [contactMailKind]: createContactMailSender({ storage, ...mail }),
  [replyMailKind]: createReplyMailSender({ storage, ...mail }),
  [invitationMailKind]: createInvitationMailSender({ storage, appSecret, officeOrigin, ...mail }),
  [lockMailKind]: createLockMailSender({ storage, ...mail }),
  [planMailKind]: createPlanMailSender({
    storage,
    officeOrigin,
    ...mail,
    findEmail: (staffId) => findActiveEmail({ storage }, staffId),
  }),
});
