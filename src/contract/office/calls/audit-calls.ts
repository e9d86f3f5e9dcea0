import { z } from 'zod';
import { wireInteger } from '../../wire-values.ts';
import { defineOfficeCalls } from '../office-call.ts';
import { Day, ExportFormat, exportMediaTypes, Instant, pageOf, pageQuery } from '../office-values.ts';

const reading = { tag: 'Audit', permission: 'audit.read' } as const;

const filters = {
  /** 0 stands for what no person did: commands, the system, strangers who are not signed in. */
  staffId: wireInteger(0, 999_999_999).optional(),
  action: z.string().max(100).optional(),
  subjectKind: z.string().max(100).optional(),
  subjectId: z.string().max(200).optional(),
  from: Day.optional(),
  to: Day.optional(),
  /** Saved drafts too; without it they come only when `action` names them. */
  drafts: z.literal('1').optional(),
};

const AuditEvent = z.object({
  id: z.int(),
  at: Instant,
  staffId: z.int().nullable(),
  staffName: z.string(),
  action: z.string(),
  subjectKind: z.string(),
  subjectId: z.string(),
  /** What it is called now, or was called when it is gone. */
  subjectTitle: z.string().nullable(),
  subjectPlace: z.enum(['there', 'bin', 'gone']),
  from: z.unknown(),
  to: z.unknown(),
  why: z.string().nullable(),
});

/** Who did what. Nothing here can be changed, by anyone. */
export const auditCalls = defineOfficeCalls({
  listAudit: {
    ...reading,
    method: 'get',
    path: '/audit',
    summary: 'What was done, newest first',
    query: z.object({ ...filters, ...pageQuery }),
    result: pageOf(AuditEvent),
  },
  getAuditFilters: {
    ...reading,
    method: 'get',
    path: '/audit/filters',
    summary: 'The people, actions and kinds of items that occur, to choose from',
    result: z.object({
      people: z.array(z.object({ id: z.int(), name: z.string() })),
      actions: z.array(z.string()),
      subjectKinds: z.array(z.string()),
    }),
  },
  exportAudit: {
    ...reading,
    method: 'get',
    path: '/audit/export',
    summary: 'The same rows as a file; the export is in the trail too',
    query: z.object({ ...filters, format: ExportFormat }),
    download: exportMediaTypes,
    result: z.unknown(),
    refusals: ['too_large'],
  },
});
