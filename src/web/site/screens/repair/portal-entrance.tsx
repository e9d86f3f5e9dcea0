import { useHydrated } from '../../ui/use-hydrated.ts';
import { OpeningCard } from './opening-card.tsx';
import { Portal } from './portal.tsx';

export type PortalEntranceProps = { phone: string | null };

/** The portal is rendered only in the browser: what it shows is one person's. */
export const PortalEntrance = ({ phone }: PortalEntranceProps) =>
  useHydrated() ? <Portal phone={phone} /> : <OpeningCard phone={phone} />;
