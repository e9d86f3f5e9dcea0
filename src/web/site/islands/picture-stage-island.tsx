import { PictureStage } from '../screens/gallery/picture-stage.tsx';
import type { DrawIsland } from './island-props.ts';

export const draw: DrawIsland<'picture-stage'> = (props) => <PictureStage {...props} />;
