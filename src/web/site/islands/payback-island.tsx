import '../parts/parse-without-eval.ts';
import { PaybackView } from '../payback/payback-view.tsx';
import type { DrawIsland } from './island-props.ts';

export const draw: DrawIsland<'payback'> = (props) => <PaybackView {...props} />;
