import type { DrawIsland } from '../../islands/island-props.ts';
import { PortalEntrance, type PortalEntranceProps } from './portal-entrance.tsx';

declare module '../../islands/island-props.ts' {
  interface IslandProps {
    portal: PortalEntranceProps;
  }
}

export const draw: DrawIsland<'portal'> = (props) => <PortalEntrance {...props} />;
