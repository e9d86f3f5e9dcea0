import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { reportScreenTexts as texts } from '#web/texts/office/reports.ts';
import { buttonClasses } from '#web/ui/button.tsx';
import { reportQueries } from '../../app/queries/report-queries.ts';
import { ClockAlert } from '../../ui/office-icons.ts';

/** The way to what is late now; absent when nothing is. */
export const LateLink = () => {
  const { data } = useQuery(reportQueries.open({}));
  if (!data || data.late === 0) return null;
  return (
    <Link to="/repairs?list=ours&overdue=1" className={buttonClasses('accent')}>
      <ClockAlert size={18} />
      {texts.seeLate(data.late)}
    </Link>
  );
};
