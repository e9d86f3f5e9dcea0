import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { InputOf } from '#contract/call.ts';
import type { ContentKind } from '#contract/content/kinds.ts';
import type { OfficeCalls } from '#contract/office/calls.ts';
import { minuteMs } from '#kernel/durations.ts';
import { officeClient } from '../office-client.ts';

export const contentClient = officeClient({
  countContent: 'get /content',
  listPageTree: 'get /content/page/tree',
  listContent: 'get /content/{kind}',
  listContentUses: 'get /content/{kind}/{id}/uses',
  checkLinks: 'get /content/{kind}/{id}/links',
  createDraft: 'post /content/{kind}',
  copyContent: 'post /content/{kind}/{id}/copy',
  getDraft: 'get /content/{kind}/{id}/draft',
  saveDraft: 'put /content/{kind}/{id}/draft',
  markReady: 'post /content/{kind}/{id}/ready',
  discardDraft: 'delete /content/{kind}/{id}/draft',
  publishContent: 'post /content/{kind}/{id}/publish',
  hideContent: 'post /content/{kind}/{id}/hide',
  showContent: 'post /content/{kind}/{id}/show',
  deleteContent: 'delete /content/{kind}/{id}',
  changeManyContent: 'post /content/{kind}/bulk',
  planContent: 'post /content/{kind}/{id}/plan',
  listContentPlans: 'get /plans',
  retryPlan: 'post /content/{kind}/{id}/plan/{planId}/retry',
  changePlan: 'put /content/{kind}/{id}/plan/{planId}',
  cancelPlan: 'delete /content/{kind}/{id}/plan/{planId}',
  listEditions: 'get /content/{kind}/{id}/editions',
  compareEditions: 'get /content/{kind}/{id}/editions/{version}/difference',
  restoreEdition: 'post /content/{kind}/{id}/editions/{version}/restore',
  getContentOrder: 'get /content/{kind}/order',
  setContentOrder: 'put /content/{kind}/order',
  listBin: 'get /bin',
  undeleteContent: 'post /bin/{kind}/{id}/restore',
  purgeContent: 'delete /bin/{kind}/{id}',
  emptyBin: 'post /bin/empty',
});

export type ContentSearch = InputOf<OfficeCalls['listContent']>;
export type PlanSearch = InputOf<OfficeCalls['listContentPlans']>;
export type BinSearch = InputOf<OfficeCalls['listBin']>;
export type ContentRef = { kind: ContentKind; id: number };
export type OrderedKind = InputOf<OfficeCalls['getContentOrder']>['kind'];
export type {
  BinRow,
  ContentCount,
  ContentDraft,
  ContentPlan,
  ContentRow,
  FieldDifference,
  PlanRow,
} from '#contract/office/calls/content-shapes.ts';

const max = 100;

/** What screens ask about content. Everything under `all` may be old after an action. */
export const contentQueries = {
  all: ['content'] as const,
  lists: ['content', 'list'] as const,
  counts: () =>
    queryOptions({ queryKey: ['content', 'list', 'counts'], queryFn: () => contentClient.countContent() }),
  list: (search: ContentSearch) =>
    queryOptions({
      queryKey: ['content', 'list', search],
      queryFn: ({ signal }) => contentClient.listContent(search, { signal }),
      placeholderData: keepPreviousData,
    }),
  plans: (search: PlanSearch) =>
    queryOptions({
      queryKey: ['content', 'list', 'plans', search],
      queryFn: () => contentClient.listContentPlans(search),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  bin: (search: BinSearch) =>
    queryOptions({
      queryKey: ['content', 'list', 'bin', search],
      queryFn: ({ signal }) => contentClient.listBin(search, { signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  tree: () =>
    queryOptions({ queryKey: ['content', 'list', 'tree'], queryFn: () => contentClient.listPageTree() }),
  /** A kind by title, for fields that name one of its items. */
  choices: (kind: ContentKind) =>
    queryOptions({
      queryKey: ['content', 'list', 'choices', kind],
      queryFn: () => contentClient.listContent({ kind, sort: 'title', size: max }),
      staleTime: minuteMs,
    }),
  order: (kind: OrderedKind, productTypeId: number | undefined) =>
    queryOptions({
      queryKey: ['content', 'order', kind, productTypeId ?? 0],
      queryFn: () => contentClient.getContentOrder({ kind, productTypeId }),
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      staleTime: 0,
    }),
  draft: ({ kind, id }: ContentRef) =>
    queryOptions({
      queryKey: ['content', 'draft', kind, id],
      queryFn: () => contentClient.getDraft({ kind, id }),
      refetchOnWindowFocus: false,
      staleTime: 0,
    }),
  editions: ({ kind, id }: ContentRef) =>
    queryOptions({
      queryKey: ['content', 'editions', kind, id],
      queryFn: () => contentClient.listEditions({ kind, id }),
    }),
  difference: ({ kind, id }: ContentRef, version: number, to: number) =>
    queryOptions({
      queryKey: ['content', 'difference', kind, id, version, to],
      queryFn: () => contentClient.compareEditions({ kind, id, version, to }),
      staleTime: 0,
    }),
  /** Links of the draft that lead nowhere. */
  links: ({ kind, id }: ContentRef) =>
    queryOptions({
      queryKey: ['content', 'links', kind, id],
      queryFn: () => contentClient.checkLinks({ kind, id }),
      staleTime: 0,
      gcTime: 0,
    }),
  uses: ({ kind, id }: ContentRef) =>
    queryOptions({
      queryKey: ['content', 'uses', kind, id],
      queryFn: () => contentClient.listContentUses({ kind, id }),
      staleTime: 0,
    }),
};
