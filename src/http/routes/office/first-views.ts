/** What a first view needs besides the frame; the build writes it (`scripts/office-build/list-first-views.ts`). */
export type FirstView = {
  /** Below `/office`, as the router writes it: `repairs/:traceNumber`. */
  path: string;
  /** Addresses of its scripts. */
  files: readonly string[];
  /** Scripts that read its address, where that says more. */
  addressFiles: readonly string[];
  /** Below `/office-api`: what it shows first when its address says nothing more. */
  call?: string | undefined;
};

export type FirstViews = {
  /** Scripts of the entrance. */
  entrance: readonly string[];
  screens: readonly FirstView[];
};

export const noFirstViews: FirstViews = { entrance: [], screens: [] };

/** The screen of an address; where two fit, the one with fewer open places, as the router chooses. */
export const findFirstView = ({ screens }: FirstViews, pathname: string): FirstView | undefined => {
  const given = pathname.split('/').filter(Boolean).slice(1);
  const fitting = screens.filter(({ path }) => {
    const parts = path.split('/');
    return (
      parts.length === given.length && parts.every((part, at) => part.startsWith(':') || part === given[at])
    );
  });
  return fitting.sort((one, other) => countOpen(one) - countOpen(other))[0];
};

const countOpen = ({ path }: FirstView): number =>
  path.split('/').filter((part) => part.startsWith(':')).length;
