import type { BackupKind } from '#features/system-status/index.ts';

const shape = /^azma-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(hourly|daily|by-hand)$/;

type BackupName = { name: string; kind: BackupKind; at: Date };

/** `2026-11-15T10-20-30`, in UTC: a moment as names of files hold it. */
export const writeFileMoment = (at: Date): string => at.toISOString().replaceAll(':', '-').slice(0, 19);

/** `azma-2026-11-15T10-20-30-hourly`: names in order are moments in order, in UTC. */
export const writeBackupName = (at: Date, kind: BackupKind): string => `azma-${writeFileMoment(at)}-${kind}`;

export const parseBackupName = (name: string): BackupName | undefined => {
  const [, day, hour, minute, second, kind] = shape.exec(name) ?? [];
  if (kind === undefined) return undefined;
  return { name, kind: kind as BackupKind, at: new Date(`${day}T${hour}:${minute}:${second}Z`) };
};
