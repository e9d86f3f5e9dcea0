import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { RepairView } from '#contract/repair/entities.ts';
import { type OpenPaper, PaperContext } from './paper-context.ts';

const PortalPaper = lazy(() => import('./portal-paper.tsx'));

/** Lets everything below print papers; what they are made of loads with the first one. */
export const PaperProvider = ({ view, children }: { view: RepairView; children: ReactNode }) => {
  const [paper, setPaper] = useState<OpenPaper>();
  return (
    <PaperContext value={{ isOpen: paper !== undefined, open: setPaper }}>
      {children}
      {paper && (
        <Suspense>
          <PortalPaper view={view} paper={paper} onDone={() => setPaper(undefined)} />
        </Suspense>
      )}
    </PaperContext>
  );
};
