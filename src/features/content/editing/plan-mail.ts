import { z } from 'zod';
import { contentKinds } from '#contract/content/kinds.ts';
import { type OutboxSender, sendMail } from '#features/outbox/index.ts';
import { formatJalaliDateTime } from '#kernel/jalali.ts';
import { stripLineBreaks } from '#kernel/strip-controls.ts';
import type { Mailer } from '#ports/mailer.ts';
import type { Storage } from '#storage/dialect.ts';
import { findDocumentRow } from '../commands/content-documents.repository.ts';
import { findPlan, type Plan, toContentRef } from '../commands/plans.repository.ts';

export const planMailKind = 'plan-failed';

const Payload = z.object({ planId: z.int() });

/** Writes to the person who made a plan that it failed, and why. */
export const createPlanMailSender = (deps: {
  storage: Storage;
  mailer: Mailer;
  officeOrigin: () => string;
  findEmail: (staffId: number) => Promise<string | undefined>;
}): OutboxSender => ({
  send: async (payload, { noticeId }) => {
    const { db } = deps.storage;
    const plan = await findPlan(db, Payload.parse(payload).planId);
    if (plan?.state !== 'failed')
      return { kind: 'permanent-failure', reason: 'the plan is no longer failed' };
    const to = plan.by_staff === null ? undefined : await deps.findEmail(plan.by_staff);
    if (!to) return { kind: 'permanent-failure', reason: 'the planner has no active account' };
    const title = (await findDocumentRow(db, toContentRef(plan)))?.title ?? '';
    return sendMail(deps.mailer, {
      to,
      subject: stripLineBreaks(`زمان‌بندی انجام نشد: ${title}`),
      text: writePlanMail(plan, title, `${deps.officeOrigin()}/office/plans?state=failed`),
      idempotencyKey: noticeId,
    });
  },
});

const actions = { publish: 'انتشار', hide: 'پنهان کردن' } as const;

const writePlanMail = (plan: Plan, title: string, link: string): string =>
  [
    `${plan.by_name}،`,
    '',
    `کاری که زمانش را گذاشته بودید انجام نشد: ${actions[plan.action]} ${contentKinds[toContentRef(plan).kind].one} «${title}»`,
    `زمان: ${formatJalaliDateTime(new Date(plan.due_at))}`,
    `دلیل: ${plan.reason}`,
    '',
    'برای دیدن و تلاش دوباره:',
    link,
    '',
  ].join('\n');
