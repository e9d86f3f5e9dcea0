import { z } from 'zod';
import { deskPhotoLimits, photoTypes } from '../../repair/limits.ts';
import { Checklist, ReleasedReport, ReportDocument } from '../../repair/service-report.ts';
import { wireInteger } from '../../wire-values.ts';
import { defineOfficeCalls } from '../office-call.ts';
import { Id, line, Rev, SearchText, TraceParams } from '../office-values.ts';

const tag = 'Service reports';
const path = '/repairs/{traceNumber}/service-report';

const ServiceReport = z.object({
  mayWrite: z.boolean(),
  /** Its parts may be put into an estimate. */
  mayEstimate: z.boolean(),
  /** Registered while the work of an earlier repair of the device is covered. */
  isWorkReturn: z.boolean(),
  productName: z.string(),
  /** Of the draft; 0 while nobody has saved one. */
  rev: Rev,
  /** The draft, or what one would begin with. */
  document: ReportDocument,
  reason: z.string(),
  saved: z.object({ at: z.int(), by: z.string() }).nullable(),
  /** Who asked a manager to release it, while it waits. */
  approvalAskedBy: z.string().nullable(),
  versions: z.array(ReleasedReport),
  photos: z.array(z.object({ id: z.int(), width: z.int(), height: z.int(), isForCustomer: z.boolean() })),
});

const StoredChecklist = Checklist.extend({
  productName: z.string(),
  rev: Rev,
  changedAt: z.int(),
  changedBy: z.string(),
});

/** What was found, done and measured in a repair. A stale `rev` is 409 with both texts. */
export const serviceReportCalls = defineOfficeCalls({
  getServiceReport: {
    tag,
    method: 'get',
    path,
    permission: 'servicereports.read',
    summary: 'The report of a request: what is being written and every released version',
    params: TraceParams,
    result: ServiceReport,
    refusals: ['not_found'],
  },
  saveServiceReport: {
    tag,
    method: 'put',
    path,
    summary: 'Saves what is being written, made from revision `rev`',
    params: TraceParams,
    body: z.object({ rev: Rev, document: ReportDocument, reason: z.string().max(500).default('') }),
    result: ServiceReport,
    refusals: ['not_found', 'conflict'],
  },
  discardServiceReport: {
    tag,
    method: 'delete',
    path,
    summary: 'Drops what is being written; released versions stay',
    params: TraceParams,
    query: z.object({ rev: wireInteger(0, 999_999_999) }),
    result: ServiceReport,
    refusals: ['not_found', 'conflict'],
  },
  askApproval: {
    tag,
    method: 'post',
    path: `${path}/approval`,
    summary: 'Asks a manager to release it although a reading is outside its limits',
    params: TraceParams,
    body: z.object({ rev: Rev }),
    result: ServiceReport,
    refusals: ['not_found', 'conflict'],
  },
  releaseServiceReport: {
    tag,
    method: 'post',
    path: `${path}/release`,
    summary: 'Makes it the next version, which the customer reads and nobody changes',
    description:
      'A reading outside its limits needs `servicereports.override` and `overrideReason`. A part that is fitted in another device is 409 and names it.',
    params: TraceParams,
    body: z.object({ rev: Rev, overrideReason: z.string().max(500).optional() }),
    result: ServiceReport,
    refusals: ['not_found', 'conflict'],
  },
  addReportPhoto: {
    tag,
    method: 'post',
    path: `${path}/photos`,
    summary: 'One photo as the body, ten at most; the picture is read as those of the arrival are',
    params: TraceParams,
    upload: { types: [...photoTypes, 'application/octet-stream'], maxBytes: deskPhotoLimits.bytes },
    result: ServiceReport,
    refusals: ['not_found', 'conflict', 'unsupported_type', 'too_large', 'too_many', 'unavailable'],
  },
  markReportPhoto: {
    tag,
    method: 'put',
    path: `${path}/photos/{id}`,
    summary: 'Says whether the customer sees a photo of the report',
    params: TraceParams.extend({ id: Id }),
    body: z.object({ isForCustomer: z.boolean() }),
    result: ServiceReport,
    refusals: ['not_found', 'conflict'],
  },
  getReportChoices: {
    tag,
    method: 'get',
    path: '/service-report-choices',
    permission: 'servicereports.read',
    summary: 'Causes to choose from, and who can have done the work',
    result: z.object({
      causes: z.array(z.string()),
      technicians: z.array(z.object({ id: z.int(), name: z.string() })),
    }),
  },
  searchSpareParts: {
    tag,
    method: 'get',
    path: '/service-report-parts',
    permission: 'servicereports.read',
    summary: 'Up to ten parts of the price list, without their prices',
    query: z.object({ q: SearchText.optional() }),
    result: z.object({ items: z.array(z.object({ code: z.string(), title: z.string() })) }),
  },
  listChecklists: {
    tag,
    method: 'get',
    path: '/checklists',
    permission: 'servicereports.read',
    summary: 'What reports of each product begin with',
    result: z.object({ items: z.array(StoredChecklist) }),
  },
  writeChecklist: {
    tag,
    method: 'put',
    path: '/checklists',
    summary: 'Stores the checklist of a product, made from revision `rev` (0 for a new one)',
    body: Checklist.extend({ productName: line(2, 200), rev: Rev }),
    result: z.object({ rev: Rev }),
    refusals: ['conflict'],
  },
});
