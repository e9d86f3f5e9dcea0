import { type ReactNode, useState } from 'react';
import { chartTexts } from '#web/texts/office/lists.ts';
import { ChartColumn, Table2 } from '../office-icons.ts';
import { Panel } from '../panel.tsx';
import { SegmentedButtons } from '../segmented-buttons.tsx';

/**
 * A report's panel: its name, the picture or the table behind it, and its export. The picture is for the eye; screen
 * readers are given the table whichever is shown.
 *
 * @example <ChartPanel title="زمان تعمیر" hint="روز کاری" picture={<LineChart … />} table={<table>…</table>} tools={<ExportMenu … />} />
 */
export const ChartPanel = ({
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
          <SegmentedButtons
            label={chartTexts.view}
            values={[false, true]}
            chosen={isTable}
            onChoose={setTable}
            nameOf={(one) => (one ? chartTexts.table : chartTexts.picture)}
          >
            {(one) => (one ? <Table2 size={16} /> : <ChartColumn size={16} />)}
          </SegmentedButtons>
          {tools}
        </>
      }
    >
      {!isTable && picture}
      <div className={isTable ? 'overflow-x-auto' : 'sr-only'}>{table}</div>
    </Panel>
  );
};
