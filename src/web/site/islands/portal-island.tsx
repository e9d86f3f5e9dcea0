// First of all: schemas look at this when they are made.
import '../api/parse-without-eval.ts';
import { PortalEntrance } from '../screens/repair/portal-entrance.tsx';
import type { DrawIsland } from './island-props.ts';

export const draw: DrawIsland<'portal'> = (props) => <PortalEntrance {...props} />;
