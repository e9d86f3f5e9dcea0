import { createContext, useContext } from 'react';
import type { ShellData } from './load-shell.ts';

/** A frame without content, for when even its loading failed: the error page still needs one. */
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
