import { queryOptions } from '@tanstack/react-query';
import { officeClient } from '../office-client.ts';
import type { ContentRef } from './content-queries.ts';

export const shareClient = officeClient({
  listShares: 'get /content/{kind}/{id}/shares',
  shareDraft: 'post /content/{kind}/{id}/shares',
  revokeShare: 'delete /content/{kind}/{id}/shares/{shareId}',
});

export const sharesQuery = ({ kind, id }: ContentRef) =>
  queryOptions({
    queryKey: ['content', 'shares', kind, id],
    queryFn: () => shareClient.listShares({ kind, id }),
    staleTime: 0,
  });
