import { everyone, limitRules, peekLimit, takeFromLimit } from '#features/limits/index.ts';
import type { CodeDeps } from './deps.ts';

/** Alerts the company once a day when half and when four fifths of the day's messages are used. */
export const alertOnBudget = async (deps: CodeDeps): Promise<void> => {
  await alertWhenFull(deps);
  for (const share of [0.5, 0.8]) {
    const max = Math.max(1, Math.floor(deps.dailyBudget * share));
    if (!(await peekLimit(deps, limitRules.smsOfDay(max), everyone)).isOver) continue;
    const first = await takeFromLimit(deps, limitRules.smsBudgetAlert, String(share));
    if (!first.isOver) deps.alert('the day’s budget of messages is being used up', { share, max });
  }
};

/** Whichever window of the limit for everyone is full: one line an hour. */
const alertWhenFull = async (deps: CodeDeps): Promise<void> => {
  const { isOver } = await peekLimit(deps, limitRules.smsOverall(deps.dailyBudget), everyone);
  if (!isOver) return;
  const first = await takeFromLimit(deps, limitRules.smsFullAlert, everyone);
  if (!first.isOver) deps.alert('no more messages may go: the limit for everyone is reached');
};
