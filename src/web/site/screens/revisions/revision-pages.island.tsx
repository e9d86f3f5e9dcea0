import type { DrawIsland } from '../../islands/island-props.ts';
import { RevisionPages, type RevisionPagesProps } from './revision-pages.tsx';

declare module '../../islands/island-props.ts' {
  interface IslandProps {
    'revision-pages': RevisionPagesProps;
  }
}

export const draw: DrawIsland<'revision-pages'> = (props) => <RevisionPages {...props} />;
