import type { Role } from '#contract/office/permissions.ts';
import type { StaffDeps } from '#features/staff/index.ts';
import { officeTestOrigin } from './office-app.ts';
import { createOfficeVisitor, type OfficeSend } from './office-visitor.ts';
import { codeAt, goodPassword, makePerson } from './staff-kit.ts';

/** A new person of that role, signed in to the office. */
export const signInAs = async (staff: StaffDeps, send: OfficeSend, role: Role, name?: string) => {
  const person = await makePerson(staff, [role], name);
  const visitor = createOfficeVisitor(send, officeTestOrigin);
  await visitor.signIn(person.email, goodPassword, () => codeAt(person.secret));
  return { ...visitor, person };
};
