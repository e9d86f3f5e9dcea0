/** Random tokens of cookies and links, and what the database holds of them. */

export { hashStaffToken, hashToken, isSameSecret, makeToken } from './token.ts';
