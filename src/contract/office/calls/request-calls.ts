import { z } from 'zod';
import { PartyIdentity } from '../../repair/party-identity.ts';
import { defineOfficeCalls } from '../office-call.ts';
import { TraceParams } from '../office-values.ts';
import { DeskRequest } from '../repair-shapes.ts';

/** What belongs to one request beside its moves: its tracking link and the customer's photos. */
export const requestCalls = defineOfficeCalls({
  replaceRepairLink: {
    tag: 'Repairs',
    method: 'post',
    path: '/repairs/{traceNumber}/link',
    summary: 'Ends the tracking link and makes another; the old one is dead at once',
    params: TraceParams,
    result: DeskRequest,
    refusals: ['not_found', 'conflict'],
  },
  writeRepairBuyer: {
    tag: 'Repairs',
    method: 'put',
    path: '/repairs/{traceNumber}/buyer',
    summary: 'The buyer of this request, where it is another than the centre’s; null takes it back',
    params: TraceParams,
    body: z.object({ buyer: PartyIdentity.nullable() }),
    result: DeskRequest,
    refusals: ['not_found'],
  },
  getFaultPhoto: {
    tag: 'Repairs',
    permission: 'repairs.bench',
    method: 'get',
    path: '/repairs/{traceNumber}/fault-photos/{id}',
    summary: 'A photo of the fault that the customer sent',
    params: TraceParams.extend({ id: z.string().regex(/^[\w-]{22}$/) }),
    download: ['image/webp'],
    result: z.unknown(),
    refusals: ['not_found'],
  },
});
