import { everyone, type LimitRule, limitRules, peekLimit, takeFromLimit } from '#features/limits/index.ts';
import type { CodeDeps } from './deps.ts';

const day = 86_400;

/** Tells the company, once a day each, that half and four fifths of the day's messages are gone. */
export const alertOnBudget = async (deps: CodeDeps): Promise<void> => {
  for (const share of [0.5, 0.8]) {
    const most = Math.max(1, Math.floor(deps.dailyBudget * share));
    const spent: LimitRule = {
      name: limitRules.smsOverall(deps.dailyBudget).name,
      windows: [{ seconds: day, most }],
    };
    if (!(await peekLimit(deps, spent, everyone)).isOver) continue;
    const once: LimitRule = { name: 'sms-budget-alert', windows: [{ seconds: day, most: 1 }] };
    const first = await takeFromLimit(deps, once, String(share));
    if (!first.isOver) deps.alert('the day’s budget of messages is being used up', { share, most });
  }
};
