import { useRouteLoaderData } from 'react-router';
import type { ShellData } from './load-shell.ts';

const nothing: ShellData = {
  settings: null,
  productTypes: [],
  galleryGroups: [],
  pages: [],
  mediaOrigin: '',
  publicOrigin: '',
  embedHosts: [],
};

/** The shell's data, or an empty shell when even its loading failed: the error page still needs a frame. */
export const useShellData = (): ShellData => useRouteLoaderData<ShellData>('root') ?? nothing;
