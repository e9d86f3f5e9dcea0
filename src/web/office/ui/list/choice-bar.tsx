import type { ReactNode } from 'react';
import { officeListTexts } from '#web/texts/office/lists.ts';
import { Button } from '#web/ui/button.tsx';
import type { RowChoice } from './use-row-choice.ts';

/** What can be done with the chosen rows; shown at the foot of the screen while any is chosen. */
export const ChoiceBar = ({ choice, children }: { choice: RowChoice; children: ReactNode }) =>
  choice.chosen.length === 0 ? null : (
    <div className="foot-bar" role="toolbar" aria-label={officeListTexts.chosen(choice.chosen.length)}>
      <span className="font-semibold" role="status">
        {officeListTexts.chosen(choice.chosen.length)}
      </span>
      {children}
      {/* A table has a box for it in its head; cards have none. */}
      {!choice.isAll && (
        <Button variant="plain" size="small" className="sm:hidden" onClick={choice.toggleAll}>
          {officeListTexts.chooseAll}
        </Button>
      )}
      <Button variant="plain" size="small" className="ms-auto" onClick={choice.clear}>
        {officeListTexts.unchoose}
      </Button>
    </div>
  );
