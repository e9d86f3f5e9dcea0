import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { officeTexts } from '#web/texts/office/frame.ts';
import { menuTexts } from '#web/texts/office/menu.ts';
import { toFailure } from '../../app/office-failure.ts';
import { requestQueries } from '../../app/queries/request-queries.ts';
import { Notice } from '../../ui/notice.tsx';
import { QueryFrame } from '../../ui/query-frame.tsx';
import { RequestView } from './request-view.tsx';

/** One request: everything about it, and what can be done next. */
export const Screen = () => {
  const traceNumber = useParams().traceNumber ?? '';
  const file = useQuery(requestQueries.one(traceNumber));
  if (file.isError && !file.data) {
    const failure = toFailure(file.error);
    const isMissing = failure.code === 'not_found' || failure.code === 'invalid_input';
    if (isMissing)
      return (
        <Notice title={failure.message} text={officeTexts.missingAdvice}>
          <Link to="/repairs" className="button button-brand">
            {officeTexts.goTo(menuTexts.repairs)}
          </Link>
        </Notice>
      );
  }
  return (
    <QueryFrame query={file} skeletonClass="h-[36rem]">
      {(shown) => <RequestView key={traceNumber} file={shown} />}
    </QueryFrame>
  );
};
