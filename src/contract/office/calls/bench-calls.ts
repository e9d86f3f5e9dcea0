import { z } from 'zod';
import { deskPhotoLimits, photoTypes } from '../../repair/limits.ts';
import { assigneeFilters } from '../list-filters.ts';
import { defineOfficeCalls } from '../office-call.ts';
import { pageQuery, SearchText, TraceParams } from '../office-values.ts';
import { Assignee, QueueItem } from '../repair-shapes.ts';
import { Intake } from './desk-calls.ts';

const tag = 'Bench';
const one = '/bench/repairs/{traceNumber}';

/** What technicians may see is named field by field, so that a new field of the queue stays hidden. */
export const BenchItem = QueueItem.pick({
  traceNumber: true,
  serialNumber: true,
  productName: true,
  centreName: true,
  city: true,
  statusId: true,
  statusTitle: true,
  waitsFor: true,
  repairInPlace: true,
  isReturnedUnrepaired: true,
  registeredAt: true,
  stoodSince: true,
  ageDays: true,
  targetDays: true,
  isOverdue: true,
  isWorkReturn: true,
  lacksVisit: true,
  warrantyUntil: true,
  assignee: true,
});

const BenchRepair = BenchItem.pick({
  traceNumber: true,
  statusId: true,
  statusTitle: true,
  repairInPlace: true,
  serialNumber: true,
  productName: true,
  centreName: true,
  warrantyUntil: true,
  registeredAt: true,
  stoodSince: true,
  isWorkReturn: true,
}).extend({
  issueDescription: z.string(),
  assignee: Assignee.nullable(),
  /** Whether it may be received without another question. */
  isDeclared: z.boolean(),
  intake: Intake.extend({ at: z.string(), staffName: z.string() }).nullable(),
  photos: z.array(z.object({ id: z.int(), width: z.int(), height: z.int(), at: z.string() })),
  /** The customer's own photos of the fault. */
  faultPhotos: z.array(z.object({ id: z.string() })),
  notes: z.array(z.object({ at: z.string(), by: z.string(), text: z.string() })),
});

/** Repairs as technicians see them: no sums, no mobiles, no SMS. */
export const benchCalls = defineOfficeCalls({
  listBenchRepairs: {
    tag,
    method: 'get',
    path: '/bench/repairs',
    permission: 'repairs.bench',
    summary: 'Open requests: mine, those of nobody, or all',
    query: z.object({
      q: SearchText.optional(),
      assignee: z.enum([...assigneeFilters, 'all']).optional(),
      ...pageQuery,
    }),
    result: z.object({
      total: z.int(),
      counts: z.record(z.string(), z.int()),
      countBound: z.int(),
      items: z.array(BenchItem),
    }),
  },
  getBenchRepair: {
    tag,
    method: 'get',
    path: one,
    permission: 'repairs.bench',
    summary: 'What came, with what fault, and what staff wrote',
    params: TraceParams,
    result: BenchRepair,
    refusals: ['not_found'],
  },
  receiveAtBench: {
    tag,
    method: 'post',
    path: `${one}/receive`,
    summary: 'Takes a device in, 1 to 2',
    params: TraceParams,
    body: z.object({ intake: Intake.optional(), mayLackDeclaration: z.boolean().default(false) }),
    result: BenchRepair,
    refusals: ['not_found', 'conflict'],
  },
  writeBenchIntake: {
    tag,
    method: 'put',
    path: `${one}/intake`,
    summary: 'In what condition a device came, and what came with it',
    params: TraceParams,
    body: Intake,
    result: BenchRepair,
    refusals: ['not_found', 'conflict'],
  },
  addBenchNote: {
    tag,
    method: 'post',
    path: `${one}/notes`,
    summary: 'A note for staff',
    params: TraceParams,
    body: z.object({ text: z.string().trim().min(2).max(2_000) }),
    result: BenchRepair,
    refusals: ['not_found', 'conflict'],
  },
  addBenchPhoto: {
    tag,
    method: 'post',
    path: `${one}/photos`,
    summary: 'One photo as the body; its type is judged by its content',
    params: TraceParams,
    upload: { types: [...photoTypes, 'application/octet-stream'], maxBytes: deskPhotoLimits.bytes },
    result: BenchRepair,
    refusals: ['not_found', 'conflict', 'unsupported_type', 'too_large', 'too_many', 'unavailable'],
  },
});
