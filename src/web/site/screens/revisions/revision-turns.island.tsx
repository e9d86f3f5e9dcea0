import type { DrawIsland } from '../../islands/island-props.ts';
import { RevisionTurns, type RevisionTurnsProps } from './revision-turns.tsx';

declare module '../../islands/island-props.ts' {
  interface IslandProps {
    'revision-turns': RevisionTurnsProps;
  }
}

export const draw: DrawIsland<'revision-turns'> = (props) => <RevisionTurns {...props} />;
