import { readTrail } from '#features/audit/index.ts';
import { readInbox } from '#features/contact/index.ts';
import { readForDesk, readQueue, readUsualDurations } from '#features/repair/index.ts';
import {
  readFailures,
  readIncome,
  readOpen,
  readOverdue,
  readSurvey,
  readTurnaround,
  readUndelivered,
} from '#features/reports/index.ts';
import type { Storage } from '#storage/dialect.ts';

export type Question = { name: string; ask: (storage: Storage) => Promise<unknown> };

type QueueInput = Parameters<typeof readQueue>[1];
const queue = (name: string, input: Partial<QueueInput>): Question => ({
  name: `queue: ${name}`,
  ask: ({ db }) => readQueue(db, { page: 1, size: 25, ...input }),
});

/** Every list, search and report of the office, the page that people see first. */
export const officeQuestions: readonly Question[] = [
  queue('waits for us', { list: 'ours' }),
  queue('waits for the customer', { list: 'customer' }),
  queue('open', { list: 'open' }),
  queue('closed', { list: 'closed' }),
  queue('one status', { list: 'open', status: 2 }),
  queue('late', { list: 'ours', isOverdue: true }),
  queue('one centre', { list: 'open', centreId: 3 }),
  queue('one product', { list: 'open', product: 'محصول 3' }),
  queue('by age', { list: 'open', ageFrom: 3, ageTo: 5 }),
  queue('search by serial', { query: 'GR-7' }),
  queue('search by trace number', { query: '40000007' }),
  queue('search by mobile', { query: '09100000007' }),
  queue('search by the end of a mobile', { query: '0007' }),
  queue('search by a rare word', { query: 'یکتا' }),
  queue('search by a common word', { query: 'آزمایشگاه' }),
  { name: 'one request', ask: ({ db }) => readForDesk(db, '40000007', undefined) },
  {
    name: 'inbox',
    ask: (storage) => readInbox({ storage }, { page: 1, size: 25 }),
  },
  { name: 'audit trail', ask: ({ db }) => readTrail({ storage: { db } as Storage }, { page: 1, size: 25 }) },
  { name: 'usual durations', ask: ({ db }) => readUsualDurations(db) },
  { name: 'report: open', ask: (storage) => readOpen({ storage }, {}) },
  { name: 'report: turnaround, 12 months', ask: (storage) => readTurnaround({ storage }, {}) },
  { name: 'report: overdue, a month', ask: (storage) => readOverdue({ storage }, {}) },
  { name: 'report: income, a month', ask: (storage) => readIncome({ storage }, {}) },
  { name: 'report: survey, a month', ask: (storage) => readSurvey({ storage }, {}) },
  { name: 'report: failures, 12 months', ask: (storage) => readFailures({ storage }, {}) },
  { name: 'report: undelivered, 30 days', ask: (storage) => readUndelivered({ storage }, {}) },
];
