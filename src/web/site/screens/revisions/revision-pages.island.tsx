import type { DrawIsland } from '../../islands/island-props.ts';
import { RevisionPages, type RevisionPagesProps } from './revision-pages.tsx';

declare module '../../islands/island-props.ts' {
  interface IslandProps {
    'revision-turns': RevisionPagesProps;
  }
}

export const draw: DrawIsland<'revision-turns'> = (props) => <RevisionPages {...props} />;
