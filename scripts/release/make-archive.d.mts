export const makeArchive: (place?: string) => string;
