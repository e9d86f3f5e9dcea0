import { z } from 'zod';
import { deskPhotoLimits, photoTypes } from '../../repair/limits.ts';
import { defineOfficeCalls } from '../office-call.ts';
import { Id, TraceParams } from '../office-values.ts';
import { DeskRequest } from '../repair-shapes.ts';

/** Photos of a device as it came, for staff only. */
export const photoCalls = defineOfficeCalls({
  addIntakePhoto: {
    tag: 'Repairs',
    method: 'post',
    path: '/repairs/{traceNumber}/photos',
    summary: 'One photo as the body; its type is judged by its content',
    description:
      'JPEG, PNG or WebP, kept without what a camera writes into it. The same photo again changes nothing.',
    params: TraceParams,
    upload: { types: [...photoTypes, 'application/octet-stream'], maxBytes: deskPhotoLimits.bytes },
    result: DeskRequest,
    refusals: ['not_found', 'conflict', 'unsupported_type', 'too_large', 'too_many', 'unavailable'],
  },
  getDeskPhoto: {
    tag: 'Repairs',
    permission: 'repairs.bench',
    method: 'get',
    path: '/repairs/{traceNumber}/photos/{id}',
    summary: 'The picture itself',
    params: TraceParams.extend({ id: Id }),
    download: ['image/jpeg'],
    result: z.unknown(),
    refusals: ['not_found'],
  },
});
