import type { Person } from '#features/audit/index.ts';

/** The system itself, where nobody of the staff acts. */
export const systemPerson: Person = { staffId: null, name: 'خودکار' };
