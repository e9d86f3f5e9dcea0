import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { repairCalls } from './calls.ts';
import { ReportPhotoQuery, ServiceReportQuery } from './inputs.ts';
import { CustomerReport } from './service-report.ts';

/** Calls about the service report. They are a table of their own, so that the portal loads it only with a report. */
export const reportCalls = defineCalls({
  serviceReport: {
    method: 'get',
    path: '/RepairRequestHandler/ServiceReport',
    tag: 'Requests',
    summary: 'The released service report of a request, the newest version',
    query: ServiceReportQuery,
    result: CustomerReport,
    refusals: ['unauthorised', 'forbidden', 'not_found', 'conflict'],
  },
  reportPhoto: {
    method: 'get',
    path: '/RepairRequestHandler/ReportPhoto',
    tag: 'Requests',
    summary: 'One photo of the service report that is marked for the customer',
    query: ReportPhotoQuery,
    result: z.null(),
    download: ['image/jpeg'],
    refusals: ['unauthorised', 'forbidden', 'not_found', 'conflict'],
  },
});

/** The repair API, whole. */
export const allRepairCalls = { ...repairCalls, ...reportCalls };
