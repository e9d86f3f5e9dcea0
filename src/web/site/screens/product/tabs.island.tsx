import type { DrawIsland } from '../../islands/island-props.ts';
import { readServerHtml } from '../../islands/read-server-html.ts';
import { Tabs } from '../../ui/tabs.tsx';

declare module '../../islands/island-props.ts' {
  interface IslandProps {
    tabs: { label: string; titles: readonly { id: string; title: string }[] };
  }
}

export const draw: DrawIsland<'tabs'> = ({ label, titles }, element) => {
  const finished = readServerHtml(element, '.tabs-body');
  const parts = titles.map((part, at) => ({ ...part, content: finished[at] ?? { children: null } }));
  return <Tabs label={label} parts={parts} />;
};
