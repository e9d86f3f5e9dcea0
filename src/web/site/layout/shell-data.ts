import { createContext, useContext } from 'react';
import type { ShellData } from './load-shell.ts';

/** A shell without content, for the error page when even the shell's data did not load. */
export const emptyShell: ShellData = {
  settings: null,
  productTypes: [],
  galleryGroups: [],
  pages: [],
  mediaOrigin: '',
  publicOrigin: '',
  embedHosts: [],
};

export const ShellDataContext = createContext(emptyShell);

export const useShellData = (): ShellData => useContext(ShellDataContext);
