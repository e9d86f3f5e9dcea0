import { z } from 'zod';
import { StatusIdField } from '../../repair/entities.ts';
import { statusIds } from '../../repair/statuses.ts';
import { wireInteger } from '../../wire-values.ts';
import { assigneeFilters, estimateFilters, warrantyFilters } from '../list-filters.ts';
import { defineOfficeCalls } from '../office-call.ts';
import { Day, ExportFormat, exportMediaTypes, Instant, pageQuery, SearchText } from '../office-values.ts';
import { QueueItem } from '../repair-shapes.ts';

const queueLists = ['ours', 'customer', 'open', 'closed', 'all'] as const;

const yesNo = z.enum(['1', '0']).transform((value) => value === '1');
const queue = { tag: 'Repairs', permission: 'repairs.read', method: 'get' } as const;

/** What narrows the queue; the address of its screen holds the same. */
const filters = {
  list: z.enum(queueLists).optional(),
  status: z
    .enum(statusIds.map(String))
    .transform((text) => StatusIdField.parse(Number(text)))
    .optional(),
  q: SearchText.optional(),
  centre: wireInteger(1, 999_999_999).optional(),
  product: z.string().max(200).optional(),
  inPlace: yesNo.optional(),
  warranty: z.enum(warrantyFilters).optional(),
  estimate: z.enum(estimateFilters).optional(),
  assignee: z.enum(assigneeFilters).optional(),
  overdue: yesNo.optional(),
  /** Whole working days it has stood where it stands, both included. */
  ageFrom: wireInteger(0, 999).optional(),
  ageTo: wireInteger(0, 999).optional(),
  from: Day.optional(),
  to: Day.optional(),
};

const counts = z.record(z.string(), z.int());

/** The queue as a list: what waits for whom, and for how long. */
export const queueCalls = defineOfficeCalls({
  listRepairs: {
    ...queue,
    path: '/repairs',
    summary: 'The queue: what waits for us, for the customer, what is open or closed',
    description:
      'Without `list` it is `ours`; with a search it is `all`. Counts stop at `countBound`; `total` of a word that very many requests hold at 100.',
    query: z.object({
      ...filters,
      sort: z.enum(['oldest', 'newest', 'registered', 'registered-desc']).optional(),
      ...pageQuery,
    }),
    result: z.object({
      total: z.int(),
      counts,
      /** How many of them are past their target, by status. */
      overdue: counts,
      /** How many the same filters find in each of the two lists. */
      lists: z.object({ ours: z.int(), customer: z.int() }),
      /** How many of the list are late; of an open list also how many are the reader's own, and how many nobody's. */
      shortcuts: z.object({ late: z.int(), mine: z.int().optional(), nobody: z.int().optional() }),
      /** Where counting stopped at each place: as many or more stand there. */
      countBound: z.int(),
      items: z.array(QueueItem),
      readAt: z.string(),
    }),
  },
  listRepairUpdates: {
    ...queue,
    path: '/repairs/updates',
    summary: 'Which requests came into the list since an instant, up to 100',
    query: z.object({ ...filters, since: Instant }),
    result: z.object({ traceNumbers: z.array(z.string()), readAt: z.string() }),
  },
  getRepairFilters: {
    ...queue,
    path: '/repairs/filters',
    summary: 'The centres and products of open requests, to filter by',
    description: 'Up to 50 centres and 200 products; where there are more centres none is named.',
    result: z.object({
      centres: z.array(z.object({ id: z.int(), name: z.string() })),
      /** Then a centre is found by its name, see `listCentres`. */
      hasMoreCentres: z.boolean(),
      products: z.array(z.string()),
    }),
  },
  exportRepairs: {
    ...queue,
    permission: 'repairs.export',
    path: '/repairs/export',
    summary: 'The rows of the filter as a file',
    query: z.object({ ...filters, format: ExportFormat }),
    download: exportMediaTypes,
    result: z.unknown(),
    refusals: ['too_large'],
  },
});
