import { Tabs } from '#web/ui/tabs.tsx';
import type { DrawIsland } from './island-props.ts';
import { readServerHtml } from './read-server-html.ts';

export const draw: DrawIsland<'tabs'> = ({ label, titles }, element) => {
  const finished = readServerHtml(element, '.tabs-body');
  const parts = titles.map((part, at) => ({ ...part, content: finished[at] ?? { children: null } }));
  return <Tabs label={label} parts={parts} />;
};
