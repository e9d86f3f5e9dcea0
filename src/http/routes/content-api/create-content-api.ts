import { antiForgeryPath } from '#contract/anti-forgery.ts';
import { captchaChallengePath, captchaSettingsPath } from '#contract/captcha/captcha-paths.ts';
import { type ContentCalls, contentBasePath, contentCalls } from '#contract/content/calls.ts';
import { type ContentDeps, contentAnswers } from '#features/content/index.ts';
import type { RunLimited } from '#kernel/limit-concurrency.ts';
import type { AntiForgery } from '../../anti-forgery.ts';
import type { App } from '../../app-env.ts';
import { type AnswersOf, mountCalls } from '../../calls/mount-calls.ts';
import { serveDocument } from '../../calls/openapi/serve-document.ts';
import { createRouteGroup, notFound, type RouteGroupDeps } from '../../create-route-group.ts';
import { cacheableJson, jsonAnswer } from '../../json-answer.ts';
import { renderLimit } from '../../middleware/render-limit.ts';
import { addAntiForgery } from './add-anti-forgery.ts';
import { addCaptcha, type CaptchaRouteDeps } from './add-captcha.ts';
import { describeContentApi } from './describe-content-api.ts';
import { type ContactRouteDeps, mountContactForm } from './mount-contact-form.ts';
import { refuseInContentEnvelope } from './refuse-in-content-envelope.ts';

type ContentApiDeps = {
  content: ContentDeps;
  antiForgery: AntiForgery;
  captcha: CaptchaRouteDeps;
  contact: ContactRouteDeps;
  renders: RunLimited;
  cacheControl: string;
};

/** Everything below `/api/v1`: content, the contact form, the captcha and the anti-forgery token. */
export const createContentApi = (common: RouteGroupDeps, deps: ContentApiDeps): App => {
  const group = createRouteGroup(common, {
    name: 'content-api',
    urgency: 2,
    urgencies: { '/captcha/*': 3, '/Suggestions/*': 3 },
    refuse: refuseInContentEnvelope,
  });
  addAntiForgery(group, below(antiForgeryPath), deps.antiForgery);
  const captchaPaths = { settings: below(captchaSettingsPath), challenge: below(captchaChallengePath) };
  addCaptcha(group, captchaPaths, deps.captcha);
  mountContactForm(group, deps.contact);
  serveDocument(group, describeContentApi(), deps.cacheControl);
  group.use(renderLimit(deps.renders));
  mountContentCalls(group, deps);
  return group.all('*', notFound);
};

const below = (path: string): string => path.slice(contentBasePath.length);

/** The calls of the contract, each answered in `{ isSuccess, result }`; caches may keep those by GET. */
export const mountContentCalls = (
  group: App,
  { content, cacheControl }: Pick<ContentApiDeps, 'content' | 'cacheControl'>,
): void =>
  mountCalls(group, {
    calls: contentCalls,
    answers: bindAnswers(content),
    answersHead: true,
    authorize: () => undefined,
    respond: (result, { call, request }) => {
      const envelope = { isSuccess: true, result };
      return call.method === 'get' ? cacheableJson(request, envelope, cacheControl) : jsonAnswer(envelope);
    },
  });

type AnyAnswer = (deps: ContentDeps, input: unknown) => Promise<unknown>;

type Answers = AnswersOf<ContentCalls, undefined>;

const bindAnswers = (deps: ContentDeps): Answers => {
  const bound = Object.entries<AnyAnswer>(contentAnswers as Record<string, AnyAnswer>).map(
    ([name, answer]) => [name, (input: unknown) => answer(deps, input)] as const,
  );
  const answers: Partial<Answers> = Object.fromEntries(bound);
  return answers as Answers;
};
