import { createContext, useContext } from 'react';
import type { ChosenPanel } from './choose-panel.ts';
import type { PortalActions } from './portal-actions.ts';
import type { PortalState, Stage } from './portal-state.ts';

export type PortalValue = {
  state: PortalState;
  stage: Stage;
  chosen: ChosenPanel;
  actions: PortalActions;
  /** Number to call for help; the company's record may be missing. */
  phone: string | null;
};

export const PortalContext = createContext<PortalValue | null>(null);

export const usePortal = (): PortalValue => {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('usePortal is used outside PortalContext');
  return portal;
};
