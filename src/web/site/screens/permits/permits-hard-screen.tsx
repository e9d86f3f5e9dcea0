import type { LoaderArgs, Meta, ScreenProps } from '../../api/screen.ts';
import { openContentClient } from '../../api/site-context.ts';
import { describePermits, hardwarePermits, loadPermits, PermitList } from './permit-list.tsx';

export const handle = { query: ['page'] };
export const loader = ({ context, request }: LoaderArgs) =>
  loadPermits(openContentClient(context), hardwarePermits, request);

export const meta: Meta<typeof loader> = ({ loaderData, shell }) =>
  describePermits(shell, hardwarePermits, loaderData);

export default function HardwarePermitsScreen({ loaderData }: ScreenProps<typeof loader>) {
  return <PermitList kind={hardwarePermits} loaded={loaderData} />;
}
