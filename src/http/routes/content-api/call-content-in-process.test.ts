import { Hono } from 'hono';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  type ContentCallName,
  contentBasePath,
  contentCalls,
  readContentCall,
} from '#contract/content/calls.ts';
import { type ContentAnswer, type ContentClient, createContentClient } from '#contract/content/client.ts';
import { storeDemo } from '#demo/store-demo.ts';
import { openTestStorage } from '#kit/open-test-storage.ts';
import type { Storage } from '#storage/dialect.ts';
import type { AppEnv } from '../../app-env.ts';
import { refuseErrors } from '../../refuse-errors.ts';
import { callContentInProcess } from './call-content-in-process.ts';
import { mountContentCalls } from './create-content-api.ts';
import { refuseInContentEnvelope } from './refuse-in-content-envelope.ts';

type Call = (input?: object) => Promise<ContentAnswer<unknown>>;
type AnyClient = Record<ContentCallName, Call>;

const byName = (client: ContentClient): AnyClient =>
  Object.fromEntries(Object.entries<unknown>(client)) as AnyClient;

/** What a screen could ask, for every kind of input the contract knows. */
const given = {
  pageKey: 'HomeIndex',
  count: 3,
  productTypeId: 1,
  id: 1,
  pageNumber: 1,
  pageCount: 12,
  permitType: 1,
  pageIndex: 1,
  pageSize: 5,
  q: 'سانتریفیوژ',
};

let storage: Storage;
let inside: AnyClient;
let overHttp: AnyClient;
beforeAll(async () => {
  storage = await openTestStorage('sqlite');
  await storeDemo({ storage, config: { dataDir: '', embedHosts: [] } });
  const log = pino({ level: 'silent' });
  const group = new Hono<AppEnv>().onError(refuseErrors(log, refuseInContentEnvelope));
  mountContentCalls(group, { content: { db: storage.db }, cacheControl: 'no-store' });
  const app = new Hono<AppEnv>().route(contentBasePath, group);
  const origin = 'http://localhost';
  const fetch = (request: Request) => app.fetch(request, { httpRequestId: 'r', clientAddress: 'test' });
  overHttp = byName(createContentClient({ origin, fetch }));
  const ask = callContentInProcess({ db: storage.db }, log, 'r');
  inside = byName(createContentClient({ origin, fetch, ask }));
});
afterAll(() => storage.close());

const isListing = (name: string): boolean =>
  /^(page|top)[A-Z]/.test(name) && !['pageRevisions', 'pageDesignedWebSites'].includes(name);
const emptyBodies = (answer: ContentAnswer<unknown>): unknown =>
  JSON.parse(JSON.stringify(answer, (key, value) => (key === 'bodyText' ? '' : value)));

const inputOf = (name: ContentCallName): object => {
  const { params, query, body } = readContentCall(name);
  const names = [params, query, body].flatMap((schema) =>
    schema instanceof z.ZodObject ? Object.keys(schema.shape) : [],
  );
  return Object.fromEntries(Object.entries(given).filter(([key]) => names.includes(key)));
};

describe('the content API asked in the process', () => {
  // accepts 717: a call of the table has its route and its client method by itself.
  it.each(Object.keys(contentCalls) as ContentCallName[])('answers %s as it does over HTTP', async (name) => {
    const answer = await inside[name](inputOf(name));
    expect(answer.kind).toBe('ok');
    const whole = await overHttp[name](inputOf(name));
    expect(answer).toEqual(isListing(name) ? emptyBodies(whole) : whole);
  });

  it.each<[ContentCallName, object]>([
    ['getArticle', { id: 999_999 }],
    ['getArticle', { id: 'x' }],
    ['topArticles', { count: 51 }],
    ['pageArticles', { pageNumber: 0, pageCount: 12 }],
    ['pageProducts', { pageCount: 1_000 }],
    ['pageProducts', { pageNumber: 1, surprise: true }],
    ['getStaticPage', { pageKey: '../x' }],
  ])('refuses %s of %j as it does over HTTP', async (name, input) => {
    const answer = await inside[name](input);
    expect(answer.kind).toBe('refused');
    expect(answer).toEqual(await overHttp[name](input));
  });
});
