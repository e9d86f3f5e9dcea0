import { screenHeaders } from '../../api/respond.ts';
import { contentClientOf } from '../../api/site-context.ts';
import type { Route } from './+types/permits-soft-screen';
import { describePermits, loadPermits, PermitList, softwarePermits } from './permit-list.tsx';

export const handle = { query: ['page'] };
export const headers = screenHeaders;

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadPermits(contentClientOf(context), softwarePermits, request);

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  describePermits(matches[0].loaderData, softwarePermits, loaderData);

export default function SoftwarePermitsScreen({ loaderData }: Route.ComponentProps) {
  return <PermitList kind={softwarePermits} loaded={loaderData} />;
}
