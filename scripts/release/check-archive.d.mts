export const checkArchive: (archive: string) => string;
