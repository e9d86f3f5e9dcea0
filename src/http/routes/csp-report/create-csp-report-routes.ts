import { minuteMs } from '#kernel/durations.ts';
import type { App } from '../../app-env.ts';
import { createRouteGroup, type RouteGroupDeps } from '../../create-route-group.ts';

const maxReportBytes = 8 * 1_024;
const reportsPerMinute = { ofOne: 10, ofAll: 60 };

/** Browsers report what the policy stopped. Reports are hints from strangers: bounded, trimmed, never answered. */
export const createCspReportRoutes = (common: RouteGroupDeps): App => {
  let minute = 0;
  let ofAll = 0;
  const byAddress = new Map<string, number>();
  const isWithinLimits = (address: string): boolean => {
    const now = Math.floor(Date.now() / minuteMs);
    if (now !== minute) {
      [minute, ofAll] = [now, 0];
      byAddress.clear();
    }
    const ofOne = byAddress.get(address) ?? 0;
    if (ofAll >= reportsPerMinute.ofAll || ofOne >= reportsPerMinute.ofOne) return false;
    ofAll += 1;
    byAddress.set(address, ofOne + 1);
    return true;
  };
  return createRouteGroup(common, {
    name: 'csp-report',
    urgency: 1,
    maxBodyBytes: maxReportBytes,
    refuse: nothing,
  })
    .post('/', async (c) => {
      if (isWithinLimits(c.env.clientAddress)) {
        const directive = await findDirective(c.req.raw);
        if (directive) common.log.warn({ directive }, 'the content security policy stopped something');
      }
      return nothing();
    })
    .all('*', nothing);
};

const nothing = (): Response => new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });

const findDirective = async (request: Request): Promise<string | undefined> => {
  if (Number(request.headers.get('content-length') ?? maxReportBytes + 1) > maxReportBytes) return undefined;
  const text = await request.text().catch(() => '');
  return /"(?:effective-directive|effectiveDirective|violated-directive)"\s*:\s*"([a-z -]{1,40})"/.exec(
    text,
  )?.[1];
};
