export const findMissing: (machine: { version: string; system: string }) => string | undefined;
export const requireMachine: () => void;
export const reachesRegistry: (
  registry: string,
  env?: Record<string, string | undefined>,
) => Promise<boolean>;
