import type { App } from '../../app-env.ts';
import { cacheableJson } from '../../json-answer.ts';
import { readOnly } from '../../middleware/allow-methods.ts';

/** Gives a route group its OpenAPI document at `/openapi.json`. */
export const serveDocument = (group: App, document: object, cacheControl: string): void => {
  group.all('/openapi.json', readOnly);
  group.get('/openapi.json', (c) => cacheableJson(c.req.raw, document, cacheControl));
};
