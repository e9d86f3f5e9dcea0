import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { companyTexts } from '#web/texts/office/company.ts';
import { deskSettingTexts } from '#web/texts/office/desk-settings.ts';
import { buttonClasses } from '#web/ui/button.tsx';
import { deskSettingQueries } from '../../app/queries/desk-setting-queries.ts';
import { May } from '../../ui/may.tsx';
import { QueryFrame } from '../../ui/query-frame.tsx';
import { ScreenHead } from '../../ui/screen-head.tsx';
import { DeskSettingForm } from './desk-setting-form.tsx';

/** Accessories, tax, reminders and the working week of the desk. */
export const Component = () => {
  const settings = useQuery(deskSettingQueries.one());
  return (
    <div className="max-w-6xl">
      <ScreenHead title={deskSettingTexts.title}>
        <May permission="company.write">
          <Link to="/company" className={buttonClasses('quiet')}>
            {companyTexts.title}
          </Link>
        </May>
      </ScreenHead>
      <QueryFrame query={settings} skeletonClass="h-96">
        {(stored) => <DeskSettingForm key={stored.rev} stored={stored} />}
      </QueryFrame>
    </div>
  );
};
