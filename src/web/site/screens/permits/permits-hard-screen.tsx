import { screenHeaders } from '../../api/respond.ts';
import { contentClientOf } from '../../api/site-context.ts';
import type { Route } from './+types/permits-hard-screen';
import { describePermits, hardwarePermits, loadPermits, PermitList } from './permit-list.tsx';

export const handle = { query: ['page'] };
export const headers = screenHeaders;

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadPermits(contentClientOf(context), hardwarePermits, request);

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  describePermits(matches[0].loaderData, hardwarePermits, loaderData);

export default function HardwarePermitsScreen({ loaderData }: Route.ComponentProps) {
  return <PermitList kind={hardwarePermits} loaded={loaderData} />;
}
