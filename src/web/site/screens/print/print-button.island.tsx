import type { DrawIsland } from '../../islands/island-props.ts';
import { PrintButton, type PrintButtonProps } from './print-button.tsx';

declare module '../../islands/island-props.ts' {
  interface IslandProps {
    'print-button': PrintButtonProps;
  }
}

export const draw: DrawIsland<'print-button'> = (props) => <PrintButton {...props} />;
