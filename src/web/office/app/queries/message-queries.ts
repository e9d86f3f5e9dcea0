import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { InputOf } from '#contract/call.ts';
import type { OfficeCalls } from '#contract/office/calls.ts';
import { minuteMs } from '#kernel/durations.ts';
import { officeClient } from '../office-client.ts';

export const messageClient = officeClient({
  listMessages: 'get /messages',
  countNewMessages: 'get /messages/count',
  listMessagePeople: 'get /messages/people',
  getMessage: 'get /messages/{id}',
  assignMessage: 'post /messages/{id}/assign',
  setMessageState: 'post /messages/{id}/state',
  markSpam: 'post /messages/spam',
  replyToMessage: 'post /messages/{id}/replies',
  resendReply: 'post /messages/{id}/replies/{replyId}/resend',
});

export type MessageSearch = InputOf<OfficeCalls['listMessages']>;
export type MessageRow = Awaited<ReturnType<typeof messageClient.listMessages>>['items'][number];
export type Message = Awaited<ReturnType<typeof messageClient.getMessage>>;

const deliveryMs = 3_000;

export const messageQueries = {
  all: ['messages'] as const,
  lists: ['messages', 'list'] as const,
  list: (search: MessageSearch) =>
    queryOptions({
      queryKey: ['messages', 'list', search],
      queryFn: ({ signal }) => messageClient.listMessages(search, { signal }),
      placeholderData: keepPreviousData,
    }),
  one: (id: number) =>
    queryOptions({
      queryKey: ['messages', 'one', id],
      // A refetch is a background call, which does not extend the session.
      queryFn: ({ client, queryKey }) =>
        messageClient.getMessage({ id }, { isBackground: client.getQueryData(queryKey) !== undefined }),
      // While a reply is on its way, until it is known whether it arrived.
      refetchInterval: ({ state: { data } }) =>
        data?.replies.some(({ delivery }) => delivery === 'waiting') ? deliveryMs : false,
    }),
  people: () =>
    queryOptions({
      queryKey: ['messages', 'people'],
      queryFn: () => messageClient.listMessagePeople(),
      staleTime: minuteMs,
    }),
};

/** Asked by the menu in the background. */
export const countNewMessages = async (): Promise<number> =>
  (await messageClient.countNewMessages(undefined, { isBackground: true })).new;
