import { type ReactNode, useState } from 'react';
import { chartTexts } from '#web/texts/office/lists.ts';
import { ChartColumn, Table2 } from '../office-icons.ts';
import { Panel } from '../panel.tsx';

/**
 * A report's panel: its name, the picture or the table behind it, and its export. The picture is for the eye; screen
 * readers are given the table whichever is shown.
 *
 * @example <ChartFrame title="زمان تعمیر" hint="روز کاری" picture={<LineChart … />} table={<table>…</table>} tools={<ExportMenu … />} />
 */
export const ChartFrame = ({
  title,
  hint,
  picture,
  table,
  tools,
}: {
  title: string;
  hint?: string;
  picture: ReactNode;
  table: ReactNode;
  tools?: ReactNode;
}) => {
  const [isTable, setTable] = useState(false);
  return (
    <Panel
      title={title}
      hint={hint}
      tools={
        <>
          {/* biome-ignore lint/a11y/useSemanticElements: two buttons with a state, not a set of fields */}
          <div className="segmented-bar" role="group" aria-label={chartTexts.view}>
            <button
              type="button"
              aria-pressed={!isTable}
              aria-label={chartTexts.picture}
              onClick={() => setTable(false)}
            >
              <ChartColumn size={16} />
            </button>
            <button
              type="button"
              aria-pressed={isTable}
              aria-label={chartTexts.table}
              onClick={() => setTable(true)}
            >
              <Table2 size={16} />
            </button>
          </div>
          {tools}
        </>
      }
    >
      {!isTable && picture}
      <div className={isTable ? 'overflow-x-auto' : 'sr-only'}>{table}</div>
    </Panel>
  );
};
