import { systemRandom } from '#adapters/system/system-random.ts';
import { createDemoStaff, createPasswordHasher } from '#features/staff/index.ts';
import { demoPassword, demoPeople } from '#kernel/demo-people.ts';
import { listKeys } from '#kernel/list-keys.ts';
import type { Storage } from '#storage/dialect.ts';

/** Shown in the audit trail, which people read. */
const auditName = 'راه‌انداز نسخهٔ نمایشی';

/** The people to try the office as. Safe to repeat: a start that was cut short adds who is missing. */
export const storeDemoPeople = async (given: { storage: Storage; appSecret: string }): Promise<void> => {
  const deps = { ...given, random: systemRandom, passwords: createPasswordHasher(systemRandom) };
  for (const role of listKeys(demoPeople)) {
    await createDemoStaff(deps, { ...demoPeople[role], role, password: demoPassword }, auditName);
  }
};
