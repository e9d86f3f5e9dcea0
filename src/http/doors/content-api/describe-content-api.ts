import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import type { Call } from '#contract/call.ts';
import { sendSuggestionCall } from '#contract/contact/suggestion.ts';
import { contentBasePath, contentCalls } from '#contract/content/calls.ts';
import { ContentFailure, contentSuccess } from '#contract/envelope.ts';

const failure = (description: string) => ({
  description,
  content: { 'application/json': { schema: ContentFailure } },
});

/** The OpenAPI 3.1 document, made from the same table that the server mounts. */
export const describeContentApi = (): object => {
  const app = new OpenAPIHono();
  const calls: Record<string, Call> = { ...contentCalls, sendSuggestion: sendSuggestionCall };
  for (const [name, call] of Object.entries(calls)) {
    app.openAPIRegistry.registerPath(
      createRoute({
        method: call.method,
        path: call.path,
        operationId: name,
        summary: call.summary,
        tags: [call.path.split('/')[1] ?? 'content'],
        request: {
          ...(call.params ? { params: call.params } : {}),
          ...(call.query ? { query: call.query } : {}),
          ...(call.body
            ? { body: { content: { 'application/json': { schema: call.body } }, required: true } }
            : {}),
        },
        responses: {
          200: {
            description: 'Success',
            content: { 'application/json': { schema: contentSuccess(call.result) } },
          },
          400: failure('Malformed input'),
          404: failure('No such record'),
          500: failure('Unexpected failure; quote the request id'),
        },
      }),
    );
  }
  return app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Azma content API',
      version: '1',
      description: 'Everything the public site shows. Answers are wrapped in isSuccess and result.',
    },
    servers: [{ url: contentBasePath }],
  });
};
