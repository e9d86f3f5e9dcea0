/** Where the office's calls hang below their origin. */
export const officeBasePath = '/office-api';
