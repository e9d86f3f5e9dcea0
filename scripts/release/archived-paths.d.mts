export const archivedPaths: readonly string[];
export const isArchived: (path: string) => boolean;
