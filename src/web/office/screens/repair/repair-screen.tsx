import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { officeMenuTexts } from '#web/texts/office/menu.ts';
import { repairQueries } from '../../app/queries/repair-queries.ts';
import { NotFound } from '../../ui/not-found.tsx';
import { QueryFrame } from '../../ui/query-frame.tsx';
import { RequestView } from './request-view.tsx';

/** One request: everything about it, and what can be done next. */
export const Component = () => {
  const traceNumber = useParams().traceNumber ?? '';
  const details = useQuery(repairQueries.one(traceNumber));
  return (
    <QueryFrame
      query={details}
      skeletonClass="h-[36rem]"
      missing={<NotFound to="/repairs" list={officeMenuTexts.repairs} />}
    >
      {(shown) => <RequestView key={traceNumber} details={shown} readAt={details.dataUpdatedAt} />}
    </QueryFrame>
  );
};
