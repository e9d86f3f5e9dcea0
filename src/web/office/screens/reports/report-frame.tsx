import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { officeTexts } from '#web/texts/office/shell.ts';
import { Button } from '#web/ui/button.tsx';
import { TriangleAlert } from '#web/ui/icons.ts';
import { toFailure } from '../../app/office-failure.ts';
import { QueryFrame } from '../../ui/query-frame.tsx';

/** A report while it loads. A failed one shows the server's message: a shorter span may work. */
export const ReportFrame = <Data,>({
  query,
  children,
}: {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}) => {
  if (!query.isError)
    return (
      <QueryFrame query={query} skeletonClass="h-64">
        {children}
      </QueryFrame>
    );
  return (
    <div role="alert" className="grid justify-items-center gap-3 py-8 text-center">
      <TriangleAlert size={28} className="text-warning" />
      <p>{toFailure(query.error).message}</p>
      <Button size="small" onClick={() => void query.refetch()} disabled={query.isFetching}>
        {officeTexts.retry}
      </Button>
    </div>
  );
};
