import { antiForgeryCookie, antiForgeryHeader, antiForgeryPath } from '#contract/anti-forgery.ts';

/** Signed double submit, in the terms of OpenAPI. */
export const antiForgeryScheme = {
  type: 'apiKey',
  in: 'header',
  name: antiForgeryHeader,
  description: `Repeats the cookie \`${antiForgeryCookie}\`, which \`GET ${antiForgeryPath}\` sets.`,
} as const;

/** A session, known by its cookie. */
export const cookieScheme = (name: string, description: string) =>
  ({ type: 'apiKey', in: 'cookie', name, description }) as const;
