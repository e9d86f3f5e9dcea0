import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { InputOf } from '#contract/call.ts';
import type { MediaFile, UploadedFile } from '#contract/office/calls/media-calls.ts';
import type { OfficeCalls } from '#contract/office/calls.ts';
import type { MediaKind } from '#contract/office/content-filters.ts';
import { minuteMs } from '#kernel/durations.ts';
import { officeClient } from '../office-client.ts';
import { type UploadOptions, uploadFile } from '../upload-file.ts';

export const mediaClient = officeClient({
  listMedia: 'get /media',
  countMedia: 'get /media/counts',
  getMedia: 'get /media/{id}',
  updateMedia: 'put /media/{id}',
  cropMedia: 'post /media/{id}/crop',
  replaceMedia: 'post /media/{id}/replace',
  deleteMedia: 'delete /media/{id}',
});

export type { MediaFile, MediaKind };

export type MediaSearch = InputOf<OfficeCalls['listMedia']>;
export type MediaDetails = Awaited<ReturnType<typeof mediaClient.getMedia>>;

export const mediaQueries = {
  all: ['media'] as const,
  list: (search: MediaSearch) =>
    queryOptions({
      queryKey: ['media', 'list', search],
      queryFn: ({ signal }) => mediaClient.listMedia(search, { signal }),
      placeholderData: keepPreviousData,
    }),
  counts: () => queryOptions({ queryKey: ['media', 'counts'], queryFn: () => mediaClient.countMedia() }),
  one: (id: number) =>
    queryOptions({ queryKey: ['media', 'one', id], queryFn: () => mediaClient.getMedia({ id }) }),
  /** The entry of a file that a text or a field names; null when the library does not hold it. */
  at: (address: string) =>
    queryOptions({
      queryKey: ['media', 'at', address],
      queryFn: async () => (await mediaClient.listMedia({ address, size: 1 })).items[0] ?? null,
      staleTime: minuteMs,
    }),
};

/** Adds one file to the library. It is sent without the browser's guess of its type: the server looks at its content. */
export const uploadMedia = async (file: File, options?: UploadOptions): Promise<UploadedFile> =>
  (await uploadFile('/media', new File([file], file.name), options)) as UploadedFile;
