import { expect, it } from 'vitest';
import { openTestStorage } from '#kit/open-test-storage.ts';
import { runAzmaOn } from '#kit/run-azma.ts';

it('changes nothing when somebody who has an account is invited with a name or a role', async () => {
  const storage = await openTestStorage('sqlite');
  const invite = (...words: string[]) =>
    runAzmaOn({ storage, appSecret: 'secret' }, ['staff', 'invite', '--email', 'a@lab.example', ...words]);
  const readAll = () => storage.db.selectFrom('staff_invitation').selectAll().execute();
  await invite('--name', 'نام', '--role', 'desk');
  const before = await readAll();
  for (const words of [
    ['--role', 'manager'],
    ['--name', 'نام دیگر'],
  ])
    await expect(invite(...words)).rejects.toThrow('a@lab.example has an account');
  expect(await readAll()).toEqual(before);
  expect(await invite()).toContain('/office/invitation#');
  await storage.close();
});
