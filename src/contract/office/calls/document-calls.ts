import { z } from 'zod';
import { defineOfficeCalls } from '../office-call.ts';

export const documentCalls = defineOfficeCalls({
  getOpenApi: {
    method: 'get',
    path: '/openapi.json',
    tag: 'Document',
    permission: 'account.own',
    summary: 'This document, for whoever is signed in',
    result: z.looseObject({ openapi: z.string() }),
  },
});
