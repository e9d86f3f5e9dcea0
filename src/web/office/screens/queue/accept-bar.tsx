import { lazy, Suspense, useState } from 'react';
import { acceptTexts } from '#web/texts/office/accept.ts';
import { queueTexts } from '#web/texts/office/repairs.ts';
import { Button } from '#web/ui/button.tsx';
import type { QueueRow } from '../../app/queries/repair-queries.ts';
import { ChoiceBar } from '../../ui/list/choice-bar.tsx';
import type { RowChoice } from '../../ui/list/use-row-choice.ts';
import { May } from '../../ui/may.tsx';

const AcceptDialog = lazy(() => import('./accept-dialog.tsx'));

/** Accepts the chosen rows that stand at the beginning, says how many of them do not, and gives all to a colleague. */
const AcceptBar = ({
  choice,
  onAssign,
}: {
  choice: RowChoice<QueueRow>;
  onAssign: (rows: readonly QueueRow[]) => void;
}) => {
  const [accepting, setAccepting] = useState<readonly QueueRow[]>();
  const { chosen } = choice;
  const registered = chosen.filter(({ statusId }) => statusId === 0);
  const others = chosen.length - registered.length;
  return (
    <May permission="repairs.move">
      <ChoiceBar choice={choice}>
        <Button
          variant="accent"
          size="small"
          disabled={registered.length === 0}
          onClick={() => setAccepting(registered)}
        >
          {acceptTexts.acceptChosen(registered.length)}
        </Button>
        <Button variant="brand" size="small" onClick={() => onAssign(chosen)}>
          {queueTexts.assign}
        </Button>
        {others > 0 && <span className="text-fine text-ink-soft">{acceptTexts.notAcceptable(others)}</span>}
      </ChoiceBar>
      {accepting && (
        <Suspense>
          <AcceptDialog rows={accepting} onDone={choice.clear} onClose={() => setAccepting(undefined)} />
        </Suspense>
      )}
    </May>
  );
};

export default AcceptBar;
