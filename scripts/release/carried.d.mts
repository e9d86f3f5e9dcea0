export const carried: readonly string[];
export const isCarried: (path: string) => boolean;
