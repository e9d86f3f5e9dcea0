import { lazy, Suspense, useState } from 'react';
import { acceptTexts } from '#web/texts/office/accept.ts';
import { queueTexts } from '#web/texts/office/repairs.ts';
import { Button } from '#web/ui/button.tsx';
import type { QueueRow } from '../../app/queries/repair-queries.ts';
import { useMay } from '../../app/session/use-session.ts';
import { ChoiceBar } from '../../ui/list/choice-bar.tsx';
import type { RowChoice } from '../../ui/list/use-row-choice.ts';

const AcceptDialog = lazy(() => import('./accept-dialog.tsx'));

/** Accepts the chosen rows that stand at the beginning, says how many of them do not, and gives all to a colleague. */
const AcceptBar = ({
  choice,
  onAssign,
}: {
  choice: RowChoice<QueueRow>;
  onAssign: (rows: readonly QueueRow[]) => void;
}) => {
  const mayMove = useMay('repairs.move');
  const mayAssign = useMay('repairs.assign');
  const [accepting, setAccepting] = useState<readonly QueueRow[]>();
  const { chosen } = choice;
  const registered = chosen.filter(({ statusId }) => statusId === 0);
  const others = chosen.length - registered.length;
  if (!mayMove && !mayAssign) return null;
  return (
    <>
      <ChoiceBar choice={choice}>
        {mayMove && (
          <Button
            variant="accent"
            size="small"
            disabled={registered.length === 0}
            onClick={() => setAccepting(registered)}
          >
            {acceptTexts.acceptChosen(registered.length)}
          </Button>
        )}
        {mayAssign && (
          <Button variant="brand" size="small" onClick={() => onAssign(chosen)}>
            {queueTexts.assign}
          </Button>
        )}
        {mayMove && others > 0 && (
          <span className="text-fine text-ink-soft">{acceptTexts.notAcceptable(others)}</span>
        )}
      </ChoiceBar>
      {accepting && (
        <Suspense>
          <AcceptDialog rows={accepting} onDone={choice.clear} onClose={() => setAccepting(undefined)} />
        </Suspense>
      )}
    </>
  );
};

export default AcceptBar;
