import { useQuery } from '@tanstack/react-query';
import { companyTexts } from '#web/texts/office/company.ts';
import { companyQueries } from '../../app/queries/company-queries.ts';
import { QueryFrame } from '../../ui/query-frame.tsx';
import { ScreenHead } from '../../ui/screen-head.tsx';
import { CompanyForm } from './company-form.tsx';

/** Seller's identity, accounts for transfers and the ceiling of one online payment. */
export const Component = () => {
  const company = useQuery(companyQueries.one());
  return (
    <div className="max-w-6xl">
      <ScreenHead title={companyTexts.title} />
      <p className="mb-4 text-small text-ink-soft">{companyTexts.intro}</p>
      <QueryFrame query={company} skeletonClass="h-96">
        {(stored) => <CompanyForm key={stored.rev} stored={stored} />}
      </QueryFrame>
    </div>
  );
};
