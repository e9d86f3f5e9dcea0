import type { LoaderArgs, Meta, ScreenProps } from '../../api/screen.ts';
import { openContentClient } from '../../api/site-context.ts';
import { describePermits, loadPermits, PermitList, softwarePermits } from './permit-list.tsx';

export const handle = { query: ['page'] };
export const loader = ({ context, request }: LoaderArgs) =>
  loadPermits(openContentClient(context), softwarePermits, request);

export const meta: Meta<typeof loader> = ({ loaderData, shell }) =>
  describePermits(shell, softwarePermits, loaderData);

export default function SoftwarePermitsScreen({ loaderData }: ScreenProps<typeof loader>) {
  return <PermitList kind={softwarePermits} loaded={loaderData} />;
}
