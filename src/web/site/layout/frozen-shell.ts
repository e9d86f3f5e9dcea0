import { createContext, useContext } from 'react';

/** What stands above and below every screen, as finished HTML. */
export type FrozenShell = { header: string; footer: string };

const FrozenShellContext = createContext<FrozenShell | undefined>(undefined);

/** Gives the shell ready-made, on pages where no script will ever touch it. */
export const FrozenShellProvider = FrozenShellContext.Provider;

export const useFrozenShell = (): FrozenShell | undefined => useContext(FrozenShellContext);
