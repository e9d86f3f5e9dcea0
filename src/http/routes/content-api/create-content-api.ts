import { type ContentCalls, contentBasePath, contentCalls } from '#contract/content/calls.ts';
import { type ContentDeps, contentAnswers } from '#features/content/index.ts';
import { type AnswersOf, mountCalls } from '../../calls/mount-calls.ts';
import { withDocument } from '../../calls/openapi/with-document.ts';
import type { Door } from '../../door.ts';
import { cacheableJson, jsonAnswer } from '../../json-answer.ts';
import { limits } from '../../limits.ts';
import { describeContentApi } from './describe-content-api.ts';
import { refuseInContentEnvelope } from './refuse-in-content-envelope.ts';

/** The content API: the calls of the contract, each answered in `{ isSuccess, result }`, those by GET kept by caches. */
export const createContentDoor = (deps: ContentDeps, cacheControl: string): Door => {
  const { handle, methodsAt } = mountCalls({
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
  const door: Door = {
    prefix: contentBasePath,
    methods: methodsAt,
    urgency: 2,
    inTurns: true,
    handle,
    refuse: refuseInContentEnvelope,
  };
  return withDocument(door, describeContentApi(), cacheControl);
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
