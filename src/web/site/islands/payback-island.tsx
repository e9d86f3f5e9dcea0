import '../api/parse-without-eval.ts';
import { PaybackView } from '../screens/payback/payback-view.tsx';
import type { DrawIsland } from './island-props.ts';

export const draw: DrawIsland<'payback'> = (props) => <PaybackView {...props} />;
