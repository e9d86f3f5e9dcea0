import type { ReactNode } from 'react';

/** The filters of a list, above it: they wrap, and each keeps its state in the address. */
export const FilterBar = ({ children }: { children: ReactNode }) => (
  <div className="no-print mb-3 flex flex-wrap items-center gap-2 max-sm:[&>select]:min-w-0 max-sm:[&>select]:flex-[1_1_45%]">
    {children}
  </div>
);
