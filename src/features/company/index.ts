/** The company as papers and payments name it: seller's identity, accounts, ceiling of one online payment. */

export { readCompany, readOnlineMaxRial } from './read-company.ts';
export { writeCompany } from './write-company.ts';
