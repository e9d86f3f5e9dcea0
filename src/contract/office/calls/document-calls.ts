import { z } from 'zod';
import { defineOfficeCalls } from '../office-call.ts';

export const documentCalls = defineOfficeCalls({
  getOpenApi: {
    method: 'get',
    path: '/openapi.json',
    tag: 'Document',
    permission: 'account.own',
    summary: 'This document, for all staff who are signed in',
    result: z.looseObject({ openapi: z.string() }),
  },
});
