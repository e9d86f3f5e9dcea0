import { type ContentCalls, contentBasePath, contentCalls } from '#contract/content/calls.ts';
import { type ContentDeps, contentAnswers } from '#features/content/index.ts';
import { type Door, readMethods } from '../../door.ts';
import { cacheableJson, jsonAnswer } from '../../json-answer.ts';
import { limits } from '../../limits.ts';
import { type AnswersOf, mountCalls } from '../../mount-calls.ts';
import { refuseInContentEnvelope } from '../../refuse-in-content-envelope.ts';
import { describeContentApi } from './describe-content-api.ts';

const documentPath = `${contentBasePath}/openapi.json`;

/** The content API: the calls of the contract, each answered in `{ isSuccess, result }`, those by GET kept by caches. */
export const createContentDoor = (deps: ContentDeps, cacheControl: string): Door => {
  const description = describeContentApi();
  const mounted = mountCalls({
    basePath: contentBasePath,
    calls: contentCalls,
    answers: bindAnswers(deps),
    answersHead: true,
    maxBodyBytes: limits.jsonBody,
    authorise: () => undefined,
    respond: (result, { call, request }) => {
      const envelope = { isSuccess: true, result };
      return call.method === 'get' ? cacheableJson(request, envelope, cacheControl) : jsonAnswer(envelope);
    },
  });
  return {
    prefix: contentBasePath,
    methods: (path) => (path === documentPath ? readMethods : mounted.methodsAt(path)),
    urgency: 2,
    inTurns: true,
    handle: (request, facts) =>
      new URL(request.url).pathname === documentPath
        ? cacheableJson(request, description, cacheControl)
        : mounted.handle(request, facts),
    refuse: refuseInContentEnvelope,
  };
};

type AnyAnswer = (deps: ContentDeps, input: unknown) => Promise<unknown>;

type Answers = AnswersOf<ContentCalls, undefined>;

const bindAnswers = (deps: ContentDeps): Answers => {
  const bound = Object.entries<AnyAnswer>(contentAnswers as Record<string, AnyAnswer>).map(
    ([name, answer]) => [name, (input: unknown) => answer(deps, input)] as const,
  );
  const answers: Partial<Answers> = Object.fromEntries(bound);
  return answers as Answers;
};
