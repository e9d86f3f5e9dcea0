import { Tabs } from '#web/ui/tabs.tsx';
import type { DrawIsland } from './island-props.ts';
import { takeFinished } from './take-finished.ts';

export const draw: DrawIsland<'tabs'> = ({ label, titles }, element) => {
  const finished = takeFinished(element, '.tabs-body');
  const parts = titles.map((part, at) => ({ ...part, filling: finished[at] ?? { children: null } }));
  return <Tabs label={label} parts={parts} />;
};
