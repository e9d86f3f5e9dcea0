import { infiniteQueryOptions, keepPreviousData, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { InputOf } from '#contract/call.ts';
import type { OfficeCalls } from '#contract/office/calls.ts';
import { minuteMs } from '#kernel/durations.ts';
import { officeClient } from '../office-client.ts';

export const repairClient = officeClient({
  listRepairs: 'get /repairs',
  listRepairUpdates: 'get /repairs/updates',
  getRepairFilters: 'get /repairs/filters',
  getRepair: 'get /repairs/{traceNumber}',
  previewRepairNotice: 'post /repairs/{traceNumber}/preview',
  moveRepair: 'post /repairs/{traceNumber}/moves',
  acceptRepairs: 'post /repairs/moves',
  listRepairPeople: 'get /repairs/people',
  assignRepairs: 'post /repairs/assign',
  undoRepairMove: 'post /repairs/{traceNumber}/undo',
  writeRepairIntake: 'put /repairs/{traceNumber}/intake',
});

export type QueueQuery = InputOf<OfficeCalls['listRepairs']>;
export type Queue = Awaited<ReturnType<typeof repairClient.listRepairs>>;
export type QueueRow = Queue['items'][number];
export type { DeskMove } from '#contract/office/desk-reasons.ts';
/** Everything on the page of one request. */
export type RequestDetails = Awaited<ReturnType<typeof repairClient.getRepair>>;
export type TimelineLine = RequestDetails['timeline'][number];
export type NoticeOptions = Omit<InputOf<OfficeCalls['previewRepairNotice']>, 'traceNumber'>;
export type MoveInput = InputOf<OfficeCalls['moveRepair']>;
export type IntakeInput = NonNullable<MoveInput['intake']>;
export type ParcelInput = NonNullable<MoveInput['parcel']>;

const updatesMs = 30_000;
const cardsAtOnce = 50;

export const repairQueries = {
  all: ['repairs'] as const,
  /** The queue stays as it was read until the person asks for it anew: nothing shifts under a finger. */
  list: (search: QueueQuery) =>
    queryOptions({
      queryKey: ['repairs', 'list', search],
      queryFn: ({ signal }) => repairClient.listRepairs(search, { signal }),
      placeholderData: keepPreviousData,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
  /** What came into a list since it was read; asked every half minute while the window is looked at. */
  updates: (filters: Omit<QueueQuery, 'page' | 'size' | 'sort'>, since: string | undefined) =>
    queryOptions({
      queryKey: ['repairs', 'updates', filters, since],
      queryFn: ({ signal }) =>
        repairClient.listRepairUpdates({ ...filters, since: since ?? '' }, { isBackground: true, signal }),
      enabled: since !== undefined,
      refetchInterval: updatesMs,
      refetchOnWindowFocus: 'always',
      refetchOnReconnect: 'always',
      retry: false,
      staleTime: updatesMs,
      initialData: { traceNumbers: [], readAt: since ?? '' },
      initialDataUpdatedAt: () => Date.now(),
    }),
  /** One column of the board, fifty cards at a time. */
  column: (filters: Pick<QueueQuery, 'status' | 'q' | 'product' | 'overdue' | 'assignee'>) =>
    infiniteQueryOptions({
      queryKey: ['repairs', 'board', filters],
      queryFn: ({ pageParam, signal }) =>
        repairClient.listRepairs(
          { ...filters, list: 'open', size: `${cardsAtOnce}`, page: pageParam },
          { signal },
        ),
      initialPageParam: 1,
      getNextPageParam: ({ total }, pages) =>
        pages.length * cardsAtOnce < total ? pages.length + 1 : undefined,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
  /**
   * Whether an action on a request makes an answer old: previews and updates are asked for by themselves, people stay.
   */
  isOldAfterAction: ([, kind]: QueryKey): boolean =>
    kind !== 'preview' && kind !== 'updates' && kind !== 'people',
  filters: () =>
    queryOptions({
      queryKey: ['repairs', 'filters'],
      queryFn: () => repairClient.getRepairFilters(),
      staleTime: 5 * minuteMs,
    }),
  people: () =>
    queryOptions({
      queryKey: ['repairs', 'people'],
      queryFn: () => repairClient.listRepairPeople(),
      staleTime: 5 * minuteMs,
    }),
  one: (traceNumber: string) =>
    queryOptions({
      queryKey: ['repairs', 'one', traceNumber],
      queryFn: () => repairClient.getRepair({ traceNumber }),
    }),
  /** The SMS a move would send, and to whom. */
  preview: (options: InputOf<OfficeCalls['previewRepairNotice']>) =>
    queryOptions({
      queryKey: ['repairs', 'preview', options],
      queryFn: () => repairClient.previewRepairNotice(options),
      placeholderData: keepPreviousData,
      gcTime: 0,
      staleTime: 0,
    }),
};

/** How many requests wait for us, asked by the menu in the background. */
export const countWaitingForDesk = async (): Promise<number> =>
  (await repairClient.listRepairs({ list: 'ours', size: '25' }, { isBackground: true })).total;
