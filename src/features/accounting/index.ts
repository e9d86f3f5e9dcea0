/** What the company's accounting takes over: a month's invoices, their lines and the payments. */

export { exportAccounting } from './export-accounting.ts';
