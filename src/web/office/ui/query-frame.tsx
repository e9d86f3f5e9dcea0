import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isMissing } from '../app/office-failure.ts';
import { LoadFailure } from './list/list-frame.tsx';

/**
 * The answer of one query: a skeleton of about its size while it loads, an error with retry, then the data. Where there
 * is no such record asking again does not help: a screen of one record shows `missing` instead.
 */
export const QueryFrame = <Data,>({
  query,
  children,
  missing,
  skeletonClass = 'h-40',
}: {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
  missing?: ReactNode;
  skeletonClass?: string;
}) => {
  if (query.data !== undefined) return children(query.data);
  if (missing && isMissing(query.error)) return missing;
  if (query.isError) return <LoadFailure query={query} />;
  return <div className={`skeleton ${skeletonClass}`} aria-busy="true" />;
};
