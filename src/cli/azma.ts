import { azmaCommand } from '#server/azma-command.ts';
import { backup } from './backup.ts';
import type { CommandGroup, Tools } from './command.ts';
import { demo } from './demo.ts';
import { desk } from './desk.ts';
import { imports } from './import.ts';
import { messages } from './messages.ts';
import { payments } from './payments.ts';
import { restore } from './restore.ts';
import { runCommand } from './run-command.ts';
import { staff } from './staff.ts';

export const azma: CommandGroup = {
  summary: 'The command line of an Azma installation. All but restore may run beside the server.',
  commands: { staff, desk, import: imports, payments, messages, backup, restore, demo },
  notes: 'Exit codes: 0 done, 1 refused or failed, 2 typed wrongly.',
};

export const runAzma = async (words: readonly string[], tools: Tools): Promise<void> =>
  runCommand(azma, [azmaCommand()], words, tools);
