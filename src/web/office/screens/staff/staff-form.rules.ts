import { z } from 'zod';
import { roles } from '#contract/office/permissions.ts';
import { staffTexts } from '#web/texts/office/account.ts';

const Roles = z.array(z.enum(roles)).min(1, staffTexts.needRole);
const Name = z.string().trim().min(2, staffTexts.needName).max(100);

/** What the forms check before they are sent; the contract checks it again. */
export const InviteValues = z.object({
  name: Name,
  email: z.string().trim().pipe(z.email(staffTexts.needEmail)),
  roles: Roles,
});
export const EditValues = z.object({ name: Name, roles: Roles });
