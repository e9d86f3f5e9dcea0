import type { DrawIsland } from '../../islands/island-props.ts';
import { PictureStage, type PictureStageProps } from './picture-stage.tsx';

declare module '../../islands/island-props.ts' {
  interface IslandProps {
    'picture-stage': PictureStageProps;
  }
}

export const draw: DrawIsland<'picture-stage'> = (props) => <PictureStage {...props} />;
