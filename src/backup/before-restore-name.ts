import { existsSync } from 'node:fs';
import { writeFileMoment } from './backup-names.rules.ts';

/** The path under which a restore keeps what was there before, and which no earlier restore has taken. */
export const findBeforeRestoreName = (path: string, at: Date): string => {
  const wanted = `${path}.before-restore-${writeFileMoment(at)}`;
  let name = wanted;
  for (let n = 2; existsSync(name); n += 1) name = `${wanted}-${n}`;
  return name;
};
