import { officeListTexts } from '#web/texts/office/lists.ts';

const rows = [72, 58, 80, 64, 76, 60, 70, 54];

/** Placeholders while rows are loading. Widths differ a little, so that it does not look like a loading bar. */
export const ListSkeleton = () => (
  <div className="table-box" role="status" aria-label={officeListTexts.loading}>
    <div className="h-[2.375rem] bg-brand-mist" />
    {rows.map((width) => (
      <div key={width} className="flex h-[2.6875rem] items-center gap-6 border-t border-line px-4">
        <span className="skeleton h-3.5 w-24" />
        <svg className="skeleton h-3.5 flex-1" role="presentation">
          <rect width={`${width}%`} height="100%" className="fill-transparent" />
        </svg>
        <span className="skeleton h-3.5 w-16" />
      </div>
    ))}
  </div>
);
