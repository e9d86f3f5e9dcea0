/** One account for one address, however it is typed. */
export const toEmailKey = (email: string): string => email.trim().normalize('NFKC').toLowerCase();
