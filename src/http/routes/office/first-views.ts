/** What a first view needs besides the shell; the build writes it (`scripts/office-build/list-first-views.ts`). */
export type FirstView = {
  /** Below `/office`, as the router writes it: `repairs/:traceNumber`. */
  path: string;
  /** Addresses of its scripts. */
  files: readonly string[];
  /** Below `/office-api`: what it shows first when its address says nothing more. */
  call?: string | undefined;
};

export type FirstViews = {
  /** Scripts of the entrance. */
  entrance: readonly string[];
  screens: readonly FirstView[];
};

export const noFirstViews: FirstViews = { entrance: [], screens: [] };
