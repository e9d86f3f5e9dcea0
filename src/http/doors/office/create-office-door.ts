import { randomBytes } from 'node:crypto';
import { type Door, readMethods } from '../../door.ts';
import { wholeAnswer } from '../../whole-answer.ts';
import { officeHeaders } from '../office-api/refuse-in-office-envelope.ts';

/** The word that the build puts where the answer's own nonce belongs. */
const noncePlace = 'OFFICE-NONCE';

/**
 * The page of the office, the same for every address below it: what is shown there is the program's business.
 * Made anew for each answer, because its policy lets run only what carries this answer's nonce.
 */
export const createOfficeDoor = (page: string): Door => {
  const respond = (status: number, headers: Record<string, string> = {}) => {
    const nonce = randomBytes(18).toString('base64url');
    return wholeAnswer(page.replaceAll(noncePlace, nonce), {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': policyWith(nonce),
        'permissions-policy':
          'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
        ...officeHeaders,
        ...headers,
      },
    });
  };
  return {
    prefix: '/office',
    methods: readMethods,
    urgency: 4,
    host: 'office',
    handle: () => respond(200),
    refuse: ({ httpStatus, message, headers }) =>
      wholeAnswer(message, {
        status: httpStatus,
        headers: {
          'content-type': 'text/plain; charset=utf-8',
          'cache-control': 'no-store',
          ...officeHeaders,
          ...headers,
        },
      }),
  };
};

const policyWith = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' blob: data:",
    "connect-src 'self'",
    "font-src 'self'",
    "media-src 'self' blob:",
    "worker-src 'self'",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    'report-uri /csp-report',
    'report-to csp',
  ].join('; ');
