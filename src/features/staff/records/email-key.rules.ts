/** One account for one address, however it is typed. */
export const emailKeyOf = (email: string): string => email.trim().normalize('NFKC').toLowerCase();
