import type { ReactNode } from 'react';
import type { RepairRequest } from '#contract/repair/entities.ts';
import { Button } from '#web/ui/button.tsx';
import { Printer } from '#web/ui/icons.ts';
import { type PaperKind, usePapers } from './paper-context.ts';

/** The button that prints one paper. */
export const PrintPaperButton = ({
  paper,
  request,
  children,
}: {
  paper: PaperKind;
  request?: RepairRequest;
  children: ReactNode;
}) => {
  const { open } = usePapers();
  return (
    <Button className="no-print" onClick={() => open({ kind: paper, request })}>
      <Printer size={18} />
      {children}
    </Button>
  );
};
