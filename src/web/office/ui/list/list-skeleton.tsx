import { officeListTexts } from '#web/texts/office/lists.ts';

const rows = [0, 1, 2, 3, 4, 5, 6, 7];

/** Placeholders while rows are loading. */
export const ListSkeleton = () => (
  <div className="table-box" role="status" aria-label={officeListTexts.loading}>
    <div className="h-[2.375rem] bg-brand-mist" />
    {rows.map((row) => (
      <div key={row} className="flex h-[2.6875rem] items-center gap-6 border-t border-line px-4">
        <span className="skeleton h-3.5 w-24" />
        <span className="skeleton h-3.5 flex-1" />
        <span className="skeleton h-3.5 w-16" />
      </div>
    ))}
  </div>
);
