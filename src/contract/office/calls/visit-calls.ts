import { z } from 'zod';
import { wireInteger } from '../../wire-values.ts';
import { defineOfficeCalls } from '../office-call.ts';
import { Day, Id, Instant, Rev, RowId, TraceParams } from '../office-values.ts';

const tag = 'Visits';
const path = '/repairs/{traceNumber}/visit';

const VisitTime = z.object({ staffId: z.int(), technician: z.string(), from: Instant, to: Instant });

const RequestVisit = z.object({
  /** Whether a time can be set now: in place, and the work is not over. */
  isOpen: z.boolean(),
  /** Grows with every change; 0 while nothing was ever set. */
  rev: Rev,
  visit: VisitTime.nullable(),
  /** Who can be sent; empty for those who set no visits. */
  technicians: z.array(z.object({ id: z.int(), name: z.string() })),
});

/** When somebody comes to repair a device in its place. A technician reads their own visits alone. */
export const visitCalls = defineOfficeCalls({
  getVisit: {
    tag,
    method: 'get',
    path,
    permission: 'visits.read',
    summary: 'The visit of a request, and who can be sent',
    params: TraceParams,
    result: RequestVisit,
    refusals: ['not_found'],
  },
  setVisit: {
    tag,
    method: 'put',
    path,
    summary: 'Sets technician, day and window, or changes them; the customer is notified by SMS',
    description:
      'Both instants are of one day of Tehran. Where the technician has another visit at that time, it is 409 with the reason `visit-overlaps` until `mayOverlap` is sent. A stale `rev` is 409.',
    params: TraceParams,
    body: z.object({
      staffId: RowId,
      from: Instant,
      to: Instant,
      rev: Rev.optional(),
      mayOverlap: z.boolean().optional(),
    }),
    result: RequestVisit,
    refusals: ['not_found', 'conflict'],
  },
  cancelVisit: {
    tag,
    method: 'delete',
    path,
    summary: 'Cancels the visit; the customer is notified by SMS',
    params: TraceParams,
    query: z.object({ rev: wireInteger(0, 999_999_999).optional() }),
    result: RequestVisit,
    refusals: ['not_found', 'conflict'],
  },
  listVisits: {
    tag,
    method: 'get',
    path: '/visits',
    permission: 'visits.read',
    summary: 'Every visit of one day, today without `day`, by technician and time',
    query: z.object({ day: Day.optional(), staffId: Id.optional() }),
    result: z.object({
      day: z.string(),
      items: z.array(
        VisitTime.extend({
          traceNumber: z.string(),
          statusTitle: z.string(),
          productName: z.string(),
          serialNumber: z.string(),
          centreName: z.string(),
          issueDescription: z.string(),
          /** Empty for a technician once the day is over. */
          address: z.string(),
          phones: z.array(z.string()),
        }),
      ),
      technicians: RequestVisit.shape.technicians,
    }),
  },
});
