import type { DrawIsland } from '../../islands/island-props.ts';
import { LabEntrance, type LabEntranceProps } from './lab-entrance.tsx';

declare module '../../islands/island-props.ts' {
  interface IslandProps {
    lab: LabEntranceProps;
  }
}

export const draw: DrawIsland<'lab'> = (props) => <LabEntrance {...props} />;
