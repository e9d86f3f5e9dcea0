import { type Permission, permissions } from '#contract/office/permissions.ts';
import { readTrail, readTrailChoices } from '#features/audit/index.ts';
import { countUses, listDuplicates } from '#features/centres/centre-records.repository.ts';
import { listCentresPage } from '#features/centres/find-centres.repository.ts';
import { readInbox } from '#features/contact/index.ts';
import {
  readQueue,
  readQueueFilterChoices,
  readQueueUpdates,
  readRequestForDesk,
} from '#features/desk/index.ts';
import { listDevices } from '#features/devices/devices-list.repository.ts';
import { countFiles, listFiles } from '#features/media/library/media-files.repository.ts';
import { listPaymentsInReview, readAttempts, readPaymentDay } from '#features/payment/index.ts';
import { readUsualDurations, reportTasks } from '#features/reports/index.ts';
import { searchEverywhere } from '#features/search/index.ts';
import { listSparePartDevices, readServiceReport } from '#features/service-reports/index.ts';
import { readVisitDay } from '#features/visits/index.ts';
import { officeFinders } from '#http/routes/office-api/office-finders.ts';
import { dayMs } from '#kernel/durations.ts';
import { tehranDay } from '#kernel/jalali.ts';
import type { Storage } from '#storage/dialect.ts';

type Question = { name: string; ask: (storage: Storage) => Promise<unknown> };

type QueueInput = Parameters<typeof readQueue>[1];
const queue = (name: string, input: Partial<QueueInput>): Question => ({
  name: `queue: ${name}`,
  ask: ({ db }) => readQueue(db, { page: 1, size: 25, ...input }),
});

const visits = (name: string, held: ReadonlySet<Permission>): Question => ({
  name: `visits of a day: ${name}`,
  ask: (storage) => readVisitDay({ storage }, { staffId: 1, permissions: held }, {}),
});

type DeviceFilter = Parameters<typeof listDevices>[1];
const page = { limit: 25, offset: 0 };
const devices = (name: string, filter: DeviceFilter): Question => ({
  name: `devices: ${name}`,
  ask: ({ db }) => listDevices(db, filter, page),
});
const centres = (name: string, q?: string): Question => ({
  name: `centres: ${name}`,
  ask: ({ db }) => listCentresPage(db, q, page),
});
const payments = (name: string, search: Parameters<typeof readAttempts>[1]): Question => ({
  name: `payments: ${name}`,
  ask: ({ db }) => readAttempts(db, search),
});
const trail = (name: string, filter: Parameters<typeof readTrail>[1]): Question => ({
  name: `audit: ${name}`,
  ask: (storage) => readTrail({ storage }, filter),
});
const inbox = (name: string, filter: Parameters<typeof readInbox>[1]): Question => ({
  name: `inbox: ${name}`,
  ask: (storage) => readInbox({ storage }, filter),
});
const library = (name: string, filter: Parameters<typeof countFiles>[1]): Question => ({
  name: `library: ${name}`,
  ask: async ({ db }) => [
    await listFiles(db, { ...filter, limit: 49, offset: 0 }),
    await countFiles(db, filter, filter.q ? 100 : 1_000),
  ],
});
const everywhere = (name: string, q: string): Question => ({
  name: `search everywhere: ${name}`,
  ask: (storage) => searchEverywhere(officeFinders({ storage }), { permissions: new Set(permissions) }, q),
});

const lists: readonly Question[] = [
  queue('waits for us', { list: 'ours' }),
  queue('waits for the customer', { list: 'customer' }),
  queue('open', { list: 'open' }),
  queue('closed', { list: 'closed' }),
  queue('with shortcuts', { list: 'ours', readerId: 1 }),
  queue('one status', { list: 'open', status: 2 }),
  queue('late', { list: 'ours', isOverdue: true }),
  queue('one centre', { list: 'open', centreId: 3 }),
  queue('one product', { list: 'open', product: 'محصول 1' }),
  queue('in place', { list: 'ours', repairInPlace: true }),
  queue('within warranty', { list: 'ours', warranty: 'in' }),
  queue('by age', { list: 'open', ageFrom: 3, ageTo: 5 }),
  {
    name: 'queue: news of a minute',
    ask: ({ db }) =>
      readQueueUpdates(db, { list: 'ours', since: new Date(Date.now() - 60_000).toISOString() }),
  },
  { name: 'one request', ask: ({ db }) => readRequestForDesk(db, '40000007', undefined) },
  { name: 'one service report', ask: ({ db }) => readServiceReport(db, '40000007') },
  visits('of everyone', new Set(permissions)),
  visits('of one technician', new Set()),
  { name: 'devices by the serial of a part', ask: ({ db }) => listSparePartDevices(db, 'PART7', 20) },
  { name: 'devices by a part that nobody has', ask: ({ db }) => listSparePartDevices(db, 'NONE-1', 20) },
  payments('all', {}),
  payments('paid', { state: 'paid' }),
  payments('pending', { state: 'pending' }),
  payments('a month', { from: tehranDay(new Date(Date.now() - 30 * dayMs)) }),
  payments('search by reference', { q: 'R8' }),
  payments('search by trace number', { q: '40000008' }),
  { name: 'payments: to be reviewed', ask: ({ db }) => listPaymentsInReview(db) },
  {
    name: 'payments: a day',
    ask: ({ db }) => readPaymentDay(db, tehranDay(new Date(Date.now() - dayMs * 70))),
  },
  devices('all', {}),
  devices('one centre', { centre: 3 }),
  centres('all'),
  { name: 'centres: likely the same', ask: ({ db }) => listDuplicates(db) },
  { name: 'centres: what refers to one', ask: ({ db }) => countUses(db, 3) },
  inbox('all', { page: 1, size: 25 }),
  inbox('new', { page: 1, size: 25, state: 'new' }),
  trail('all', { page: 1, size: 25 }),
  trail('one person', { page: 1, size: 25, staffId: 2 }),
  trail('one action', { page: 1, size: 25, action: 'repair.move' }),
  { name: 'audit: choices', ask: (storage) => readTrailChoices({ storage }) },
  library('all', {}),
  library('one kind', { kind: 'pdf' }),
];

const searches: readonly Question[] = [
  queue('search by serial', { query: 'GR-7' }),
  queue('search by trace number', { query: '40000007' }),
  queue('search by mobile', { query: '09100000007' }),
  queue('search by the end of a mobile', { query: '0007' }),
  queue('search by a rare word', { query: 'یکتا' }),
  queue('search by a common word', { query: 'آزمایشگاه' }),
  devices('search by serial', { q: 'GR-7' }),
  devices('search by mobile', { q: '09100000007' }),
  devices('search by a common word', { q: 'آزمایشگاه' }),
  devices('search by a common word in two parts', { q: 'آزمایشگاه‌شهر' }),
  centres('search by a name', 'آزمایشگاه 3'),
  centres('search by a common word', 'آزمایشگاه'),
  centres('search by a rare word', 'یکتا'),
  inbox('search by a rare word', { page: 1, size: 25, q: 'یکتا' }),
  inbox('search by a name', { page: 1, size: 25, q: 'نام 7' }),
  inbox('search by a common word', { page: 1, size: 25, q: 'موضوع' }),
  library('search by a rare word', { q: 'یکتا' }),
  library('search by a common word', { q: 'تصویر' }),
  everywhere('a number', '40000007'),
  everywhere('a serial', 'GR-7'),
  everywhere('a common word', 'آزمایشگاه'),
];

const reports: readonly Question[] = [
  { name: 'usual durations', ask: ({ db }) => readUsualDurations(db) },
  { name: 'report: open', ask: (storage) => reportTasks.reportOpen(storage, {}) },
  { name: 'report: turnaround, 12 months', ask: (storage) => reportTasks.reportTurnaround(storage, {}) },
  { name: 'report: overdue, a month', ask: (storage) => reportTasks.reportOverdue(storage, {}) },
  { name: 'report: income, a month', ask: (storage) => reportTasks.reportIncome(storage, {}) },
  { name: 'report: survey, a month', ask: (storage) => reportTasks.reportSurvey(storage, {}) },
  { name: 'report: failures, 12 months', ask: (storage) => reportTasks.reportFailures(storage, {}) },
  { name: 'report: causes, 12 months', ask: (storage) => reportTasks.reportCauses(storage, {}) },
  { name: 'report: undelivered, 30 days', ask: (storage) => reportTasks.reportUndelivered(storage, {}) },
  { name: 'queue: centres and products to choose', ask: ({ db }) => readQueueFilterChoices(db) },
];

/** Every list, search and report of the office, the page that people see first. */
export const officeQuestions: readonly Question[] = [...lists, ...searches, ...reports];
