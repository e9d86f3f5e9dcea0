import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ListFailure } from './list/list-frame.tsx';

/** One thing on its way: a skeleton of about its size, an honest error with retry, then the thing. */
export const QueryFrame = <Data,>({
  query,
  children,
  skeletonClass = 'h-40',
}: {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
  skeletonClass?: string;
}) => {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <ListFailure query={query} />;
  return <div className={`skeleton ${skeletonClass}`} aria-busy="true" />;
};
