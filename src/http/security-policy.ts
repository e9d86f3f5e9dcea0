import { isHttps } from './is-https.ts';
/** What the policy of this installation allows beyond the site itself. All of it is empty by default. */
export type PolicySources = {
  publicOrigin: string | undefined;
  /** Where API and media live when not here. */
  apiOrigins: readonly string[];
  embedHosts: readonly string[];
  mapOrigin: string | undefined;
  /** What a captcha of another host needs, on the pages that run scripts at all. */
  captcha?: { scripts: readonly string[]; frames: readonly string[] };
  /** Only while developing: the site's tools inject scripts and styles of their own. */
  isDevelopment?: boolean;
};

/** Only while developing: Vite adds scripts and styles of its own and connects to another port. */
export const developmentPolicy = "frame-ancestors 'none'";

const jsonPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Files people upload are looked at, never run. */
export const mediaPolicy = "default-src 'none'; sandbox; frame-ancestors 'none'";

/**
 * The policy of a page. Scripts come from the assets only: no page has one of its own in it, so whatever stands
 * in its HTML as a script came with content and does not run.
 */
export const pagePolicy = (sources: PolicySources, { hasScript } = { hasScript: false }): string => {
  if (sources.isDevelopment) return developmentPolicy;
  const assets = sources.publicOrigin ? `${sources.publicOrigin}/assets/` : "'self'";
  const elsewhere = sources.apiOrigins.map((origin) => ` ${origin}`).join('');
  const captcha = hasScript ? sources.captcha : undefined;
  const frames = [
    ...sources.embedHosts.map((host) => `https://${host}`),
    sources.mapOrigin ?? '',
    ...(captcha?.frames ?? []),
  ].filter(Boolean);
  const policy = [
    "default-src 'none'",
    `script-src ${[assets, ...(captcha?.scripts ?? [])].join(' ')}`,
    `style-src ${assets}`,
    "style-src-attr 'none'",
    "script-src-attr 'none'",
    `img-src 'self' data:${elsewhere}`,
    "font-src 'self'",
    `media-src 'self'${elsewhere}`,
    `connect-src 'self'${elsewhere}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${frames.length > 0 ? frames.join(' ') : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps(sources.publicOrigin) ? ['upgrade-insecure-requests'] : []),
    'report-uri /csp-report',
    'report-to csp',
  ];
  return policy.join('; ');
};

/** Adds what every answer must carry. A header that is there already stays as it is. */
export const addSecurityHeaders = (headers: Headers, { isHttps }: { isHttps: boolean }): void => {
  const put = (name: string, value: string) => {
    if (!headers.has(name)) headers.set(name, value);
  };
  put('x-content-type-options', 'nosniff');
  put('referrer-policy', 'strict-origin-when-cross-origin');
  put('x-frame-options', 'DENY');
  put('cross-origin-resource-policy', 'same-origin');
  put(
    'permissions-policy',
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
  );
  put('content-security-policy', jsonPolicy);
  if (headers.get('content-type')?.startsWith('text/html')) {
    put('cross-origin-opener-policy', 'same-origin');
    put('reporting-endpoints', 'csp="/csp-report"');
  }
  if (isHttps) put('strict-transport-security', 'max-age=31536000; includeSubDomains');
};
