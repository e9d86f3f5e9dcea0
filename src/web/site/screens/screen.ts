import type { ComponentType } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import type { ShellData } from '../layout/load-shell.ts';
import type { HeadEntry } from '../page-head/head-entry.ts';

/** What a loader is given: the request, the parts of its address, and what the server gives. */
export type LoaderArgs = LoaderFunctionArgs;

export type Loader = (args: LoaderArgs) => unknown;

type DataOf<Answer> = Answer extends { data: infer Data; init: ResponseInit | null } ? Data : Answer;

/** The data of a loader, without the status and headers it may give besides. */
export type LoadedBy<Load extends (...given: never[]) => unknown> = DataOf<Awaited<ReturnType<Load>>>;

export type Params = LoaderArgs['params'];

/** What a screen draws from. */
export type ScreenProps<Load extends Loader> = { loaderData: LoadedBy<Load>; params: Params };

/** Writes the head of a screen whose data arrived. */
export type Meta<Load extends Loader> = (page: ScreenProps<Load> & { shell: ShellData }) => HeadEntry[];

/** Facts of a screen that the server and the router read. */
export type ScreenHandle = {
  /** The names it reads out of the query. The cache key has only these, so the loader gets no others. */
  query?: readonly string[];
  /** Rendered for every request, with the whole query, and never cached. */
  isUncached?: boolean;
  /** Shows the service phone instead of the sales phone. */
  isPortal?: boolean;
  /** Addresses of stylesheets that it needs besides the site's own. */
  styles?: readonly string[];
  /** Headers it always has, whatever its loader gives. */
  headers?: Readonly<Record<string, string>>;
};

/** The module of a screen: `routes.ts` names its address. */
export type ScreenModule<Load extends Loader> = {
  loader?: Load;
  meta?: Meta<Load>;
  handle?: ScreenHandle;
  default: ComponentType<ScreenProps<Load>>;
};
