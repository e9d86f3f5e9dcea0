import type { DeskTargets } from '#contract/office/desk-settings.ts';
import { listTargets, readDeskSettings, readWorkCalendar } from '#features/desk/index.ts';
import { dayMs } from '#kernel/durations.ts';
import { createWorkMeter, type WorkMeter } from '#kernel/work-meter.ts';
import { hashCalendar } from './hash-calendar.rules.ts';
import { readFigures } from './keep-figures.ts';
import { countWaiting, listTurnsEndedByEstimate, listTurnsEndedByMove } from './overdue.repository.ts';
import type { ReportContext, SpanInput } from './report-context.ts';
import { listDays, readSpan } from './span.rules.ts';
import { listTargetChanges, type TargetChange } from './target-changes.repository.ts';

const steps = [
  { statusId: 0, step: 'registered' },
  { statusId: 1, step: 'visit' },
  { statusId: 2, step: 'received' },
  { statusId: 4, step: 'paid' },
] as const;

const maxStepMs = 400 * dayMs;

/** How many turns that ended on a day kept their target and how many did not, by status. */
type EndedOnDay = Record<number, { onTime: number; late: number }>;

/**
 * Per step, how many turns of the desk kept their target: ended ones by the target that stood when they ended, open
 * ones by today's.
 */
export const readOverdue = async ({ db, now }: ReportContext, input: SpanInput) => {
  const span = readSpan(input, now);
  const { settings } = await readDeskSettings(db);
  const calendar = await readWorkCalendar(db, settings);
  const changes = await listTargetChanges(db);
  /** Made with the first turn that has to be judged. */
  let meter: WorkMeter | undefined;
  const days = listDays(span);
  const ended = await readFigures(db, {
    name: 'turns',
    spans: days.map(({ since }, index) => ({ since, until: days[index + 1]?.since ?? span.until })),
    basis: `${hashCalendar(calendar)} ${JSON.stringify(changes.map(({ at, targets }) => [at, targets]))}`,
    work: async (day): Promise<EndedOnDay> => {
      const turns = [...(await listTurnsEndedByMove(db, day)), ...(await listTurnsEndedByEstimate(db, day))];
      const counts: EndedOnDay = {};
      for (const { statusId, step } of steps) {
        const own = turns.filter((turn) => turn.statusId === statusId);
        const late = own.filter(({ beganAt, endedAt }) => {
          meter ??= createWorkMeter(calendar, span.since - maxStepMs, span.until);
          return meter(beganAt, endedAt) > targetsAt(changes, endedAt, settings.targets)[step];
        }).length;
        if (own.length > 0) counts[statusId] = { onTime: own.length - late, late };
      }
      return counts;
    },
  });
  const open = await countWaiting(db, listTargets(settings, now, calendar));
  const sum = (statusId: number, of: 'onTime' | 'late') =>
    ended.reduce((total, day) => total + (day[statusId]?.[of] ?? 0), 0);
  return {
    from: span.from,
    to: span.to,
    steps: steps.map(({ statusId, step }) => {
      const waiting = open.find((row) => row.statusId === statusId);
      return {
        step,
        statusId,
        target: settings.targets[step],
        onTime: sum(statusId, 'onTime'),
        late: sum(statusId, 'late'),
        openOnTime: (waiting?.count ?? 0) - (waiting?.late ?? 0),
        openLate: waiting?.late ?? 0,
      };
    }),
  };
};

/** The targets that stood at an instant. */
const targetsAt = (changes: readonly TargetChange[], at: number, today: DeskTargets): DeskTargets =>
  changes.findLast((change) => change.at <= at)?.targets ?? changes[0]?.targets ?? today;
