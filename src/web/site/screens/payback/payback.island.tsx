import type { DrawIsland } from '../../islands/island-props.ts';
import { PaybackView, type PaybackViewProps } from './payback-view.tsx';

declare module '../../islands/island-props.ts' {
  interface IslandProps {
    payback: PaybackViewProps;
  }
}

export const draw: DrawIsland<'payback'> = (props) => <PaybackView {...props} />;
