import { Hono } from 'hono';
import { type ContentCall, type ContentCallName, contentCalls } from '#contract/content/calls.ts';
import { contentBasePath } from '#contract/content/client.ts';
import { type ContentDeps, contentAnswers } from '#features/content/index.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Door } from '../../door.ts';
import { cacheableJson, jsonAnswer } from '../../json-answer.ts';
import { readJsonBody } from '../../read-json-body.ts';
import { HttpRefusal } from '../../refusal.ts';
import { refuseInContentEnvelope } from '../../refuse-in-content-envelope.ts';
import type { DoorEnv } from '../../request-facts.ts';
import { checkContentInput } from './check-content-input.ts';
import { describeContentApi } from './describe-content-api.ts';

/** The content API: the calls of the contract, each answered in `{ isSuccess, result }`. */
export const createContentDoor = (deps: ContentDeps, cacheControl: string): Door => {
  const app = new Hono<DoorEnv>().basePath(contentBasePath);
  for (const [name, call] of Object.entries(contentCalls)) {
    mount(app, deps, name as ContentCallName, call, cacheControl);
  }
  const description = describeContentApi();
  app.get('/openapi.json', ({ req }) => cacheableJson(req.raw, description, cacheControl));
  app.notFound(() => {
    throw new AppError('not_found');
  });
  app.onError((error) => {
    throw error;
  });

  return {
    prefix: contentBasePath,
    inTurns: true,
    handle: (request, facts) => app.fetch(request, facts),
    refuse: refuseInContentEnvelope,
  };
};

const mount = (
  app: Hono<DoorEnv>,
  deps: ContentDeps,
  name: ContentCallName,
  call: ContentCall,
  cacheControl: string,
): void => {
  const answer = contentAnswers[name] as (deps: ContentDeps, input: unknown) => Promise<unknown>;
  const path = call.path.replace(/\{(\w+)\}/g, ':$1');
  app.on(call.method === 'get' ? ['GET'] : ['POST'], path, async ({ req }) => {
    const body = call.body ? await readJsonBody(req.raw) : undefined;
    const input = checkContentInput(call, { params: req.param(), query: req.query(), body });
    const envelope = { isSuccess: true, result: await answer(deps, input) };
    return call.method === 'get' ? cacheableJson(req.raw, envelope, cacheControl) : jsonAnswer(envelope);
  });
  app.all(path, () => {
    throw new HttpRefusal('method_not_allowed', 405, { allow: call.method === 'get' ? 'GET, HEAD' : 'POST' });
  });
};
