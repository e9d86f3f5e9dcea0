import type { ReactNode } from 'react';
import { workTexts } from '#web/texts/office/lists.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';

/** Text of an earlier visit was put back into the form; it can be discarded. */
export const RestoredNote = ({
  onDiscard,
  children,
}: {
  /** Left out while something else must be decided first. */
  onDiscard?: (() => void) | undefined;
  children?: ReactNode;
}) => (
  <Note role="status">
    <div className="flex min-h-9 flex-wrap items-center gap-x-4">
      <span>{workTexts.restored}</span>
      {onDiscard && (
        <Button variant="plain" size="small" onClick={onDiscard}>
          {workTexts.discard}
        </Button>
      )}
    </div>
    {children}
  </Note>
);
