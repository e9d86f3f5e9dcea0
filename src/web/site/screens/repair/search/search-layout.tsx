import type { ReactNode } from 'react';
import { Container } from '../../../ui/section.tsx';

/** The work on one side and what to know beside it; on phones below it. */
export const SearchLayout = ({ children }: { children: ReactNode }) => (
  <Container className="grid gap-6 py-6 sm:py-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
    {children}
  </Container>
);
