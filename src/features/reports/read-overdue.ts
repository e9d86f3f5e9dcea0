import type { DeskTargets } from '#contract/office/desk-settings.ts';
import { listTargetChanges, type TargetChange } from '#features/calendar/index.ts';
import { listTargets, readDeskSettings, readWorkCalendar } from '#features/repair/index.ts';
import { createWorkMeter } from '#kernel/work-meter.ts';
import { countWaiting, listTurnsEndedByEstimate, listTurnsEndedByMove } from './overdue.repository.ts';
import { type ReportDeps, readWithinTime, type SpanInput } from './report-deps.ts';
import { readSpan } from './span.rules.ts';

const steps = [
  { statusId: 0, step: 'registered' },
  { statusId: 1, step: 'visit' },
  { statusId: 2, step: 'received' },
  { statusId: 4, step: 'paid' },
] as const;

const longestStepMs = 400 * 86_400_000;

/**
 * Per step, how many turns of the desk kept their target: ended ones by the target that stood when they ended, open
 * ones by today's.
 */
export const readOverdue = (deps: ReportDeps, input: SpanInput) =>
  readWithinTime(deps, async (db, now) => {
    const span = readSpan(input, now);
    const { settings } = await readDeskSettings(db);
    const calendar = await readWorkCalendar(db);
    const changes = await listTargetChanges(db);
    const meter = createWorkMeter(calendar, span.since - longestStepMs, span.until);
    const ended = [...(await listTurnsEndedByMove(db, span)), ...(await listTurnsEndedByEstimate(db, span))];
    const open = await countWaiting(db, listTargets(settings, now, calendar));
    return {
      from: span.from,
      to: span.to,
      steps: steps.map(({ statusId, step }) => {
        const turns = ended.filter((turn) => turn.statusId === statusId);
        const late = turns.filter(
          ({ beganAt, endedAt }) =>
            meter(beganAt, endedAt) > targetsAt(changes, endedAt, settings.targets)[step],
        ).length;
        const waiting = open.find((row) => row.statusId === statusId);
        return {
          step,
          statusId,
          target: settings.targets[step],
          onTime: turns.length - late,
          late,
          openOnTime: (waiting?.count ?? 0) - (waiting?.late ?? 0),
          openLate: waiting?.late ?? 0,
        };
      }),
    };
  });

/** The targets that stood at an instant. */
const targetsAt = (changes: readonly TargetChange[], at: number, today: DeskTargets): DeskTargets =>
  changes.findLast((change) => change.at <= at)?.targets ?? changes[0]?.targets ?? today;
