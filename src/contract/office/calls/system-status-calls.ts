import { z } from 'zod';
import { defineOfficeCalls } from '../office-call.ts';
import { Instant } from '../office-values.ts';

const BackupRunView = z.object({
  name: z.string(),
  kind: z.enum(['hourly', 'daily', 'by-hand']),
  state: z.enum(['running', 'done', 'failed']),
  beganAt: Instant,
  bytes: z.int(),
  files: z.int(),
  reason: z.string(),
});

const diskStates = ['fine', 'low', 'full'] as const;

/** The state of the installation. */
export const systemStatusCalls = defineOfficeCalls({
  getSystemStatus: {
    tag: 'System status',
    permission: 'audit.read',
    method: 'get',
    path: '/running',
    summary: 'Backups and their age, the disk, what waits to be sent',
    result: z.object({
      release: z.string(),
      engine: z.enum(['sqlite', 'postgres']),
      backups: z.object({
        schedule: z.enum(['off', 'hourly', 'daily']),
        lastAt: Instant.nullable(),
        ageMinutes: z.int().nullable(),
        warning: z.enum(['never', 'old']).nullable(),
        runs: z.array(BackupRunView),
      }),
      disk: z.object({ state: z.enum(diskStates), freeBytes: z.int(), totalBytes: z.int() }),
      outbox: z.object({ waiting: z.int(), dead: z.int(), oldestMinutes: z.int() }),
    }),
  },
});
