import { z } from 'zod';
import { type OutboxSender, sendMail } from '#features/outbox/index.ts';
import type { Mailer } from '#ports/mailer.ts';
import type { StaffDeps } from '../records/deps.ts';
import { findStaff } from '../records/staff.repository.ts';

export const lockMailKind = 'staff-lock';

const Payload = z.object({ staffId: z.int() });

/** Writes to a person whose second step was locked after too many wrong tries. */
export const createLockMailSender = (
  deps: Pick<StaffDeps, 'storage'> & { mailer: Mailer },
): OutboxSender => ({
  send: async (payload, { noticeId }) => {
    const staff = await findStaff(deps.storage.db, Payload.parse(payload).staffId);
    if (!staff) return { kind: 'permanent-failure', reason: 'the account is gone' };
    return sendMail(deps.mailer, {
      to: staff.email,
      subject: 'قفل شدن ورود شما به دفتر آزما',
      text: writeLockMail(staff.name),
      idempotencyKey: noticeId,
    });
  },
});

const writeLockMail = (name: string): string =>
  [
    `${name}،`,
    '',
    'گذرواژهٔ شما در دفتر آزما درست وارد شد، ولی مرحلهٔ دوم ورود امروز ۳۰ بار نادرست بود؛ برای همین قفل شد.',
    'اگر خودتان نبودید، کسی گذرواژهٔ شما را می‌داند: به مدیر خبر دهید و پس از باز شدن قفل گذرواژه را عوض کنید.',
    '',
  ].join('\n');
