import { z } from 'zod';
import { wireInteger } from '../../wire-values.ts';
import { DeskTargets } from '../desk-settings.ts';
import { defineOfficeCalls } from '../office-call.ts';
import { Day, line, Rev } from '../office-values.ts';

const tag = 'Calendar';

const Holiday = z.object({ day: Day, name: z.string() });
const NewHoliday = z.object({ day: Day, name: line(2, 60) });
const Targets = z.object({ targets: DeskTargets, rev: Rev });

/** More lines than a year has holidays many times over. */
const maxHolidays = 366;

/** The days that are not worked, and how long each step may take. */
export const calendarCalls = defineOfficeCalls({
  getCalendar: {
    tag,
    permission: 'repairs.read',
    method: 'get',
    path: '/calendar',
    summary: 'The holidays of a Jalali year, the targets, and years that have no holidays yet',
    query: z.object({ year: wireInteger(1300, 1500).optional() }),
    result: Targets.extend({
      year: z.int(),
      /** The Jalali year it is now. */
      thisYear: z.int(),
      holidays: z.array(Holiday),
      isThursdayWorked: z.boolean(),
      /** Of this year and the next, those without a single holiday. */
      yearsWithoutHolidays: z.array(z.int()),
    }),
  },
  addHolidays: {
    tag,
    method: 'post',
    path: '/calendar/holidays',
    summary: 'Adds days off; 409 when one of the dates is there already, and then none is added',
    body: z.object({ items: z.array(NewHoliday).min(1).max(maxHolidays) }),
    result: z.object({ added: z.int() }),
    refusals: ['conflict'],
  },
  importHolidays: {
    tag,
    method: 'post',
    path: '/calendar/holidays/import',
    summary: 'Adds days off from CSV: Jalali date and name a line; all of them or none',
    body: z.object({ text: z.string().min(1).max(100_000) }),
    result: z.object({ added: z.int() }),
    refusals: ['conflict'],
  },
  removeHoliday: {
    tag,
    method: 'delete',
    path: '/calendar/holidays/{day}',
    summary: 'Makes a day off an ordinary day again',
    params: z.object({ day: Day }),
    result: z.object({ removed: Holiday }),
    refusals: ['not_found'],
  },
  writeTargets: {
    tag,
    method: 'put',
    path: '/calendar/targets',
    summary: 'Stores how many working days each step may take, made from revision `rev`',
    body: Targets,
    result: Targets,
    refusals: ['conflict'],
  },
});
