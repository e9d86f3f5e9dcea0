import { expect, it } from 'vitest';
import { countByRole } from './count-by-role.rules.ts';

it('counts who holds a role, several roles of one person too, and nobody whose account is disabled', () => {
  const counts = countByRole([
    { roles: ['manager'], state: 'active' },
    { roles: ['desk', 'editor'], state: 'active' },
    { roles: ['desk'], state: 'invited' },
    { roles: ['desk', 'manager'], state: 'disabled' },
  ]);
  expect(counts).toEqual({ desk: 2, technician: 0, writer: 0, editor: 1, manager: 1 });
});
