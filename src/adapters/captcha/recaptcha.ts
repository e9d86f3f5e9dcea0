import { z } from 'zod';
import type { Captcha, CaptchaRefusal } from '#ports/captcha.ts';
import { callProvider, type Deadlines } from '../call-provider.ts';
import { parseJson } from '../parse-json.ts';

type RecaptchaOptions = {
  /** `https://www.recaptcha.net`: google.com itself is not reachable everywhere. */
  baseUrl: string;
  secret: string;
  /** The site's host names; a token solved on another site is refused. */
  hostnames: string[];
  deadlines?: Deadlines;
};

const answerShape = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
});

const maxTokenLength = 8_192;

/** reCAPTCHA v2. Its server accepts a token once and for two minutes, so nothing needs to be remembered here. */
export function createRecaptcha(options: RecaptchaOptions): Captcha {
  const deadlines = options.deadlines ?? { connectTimeoutMs: 2_000, totalTimeoutMs: 5_000 };
  const url = `${options.baseUrl}/recaptcha/api/siteverify`;

  return {
    createChallenge: async () => undefined,
    async verify(token, { remoteIp }) {
      if (!token) return refuse('missing');
      if (token.length > maxTokenLength) return refuse('malformed');
      const form = new URLSearchParams({ secret: options.secret, response: token });
      if (remoteIp !== undefined) form.set('remoteip', remoteIp);
      const answer = await ask(url, form.toString(), deadlines);
      if (answer === undefined) return refuse('unavailable');
      if (!answer.success) return refuse(readRefusal(answer['error-codes'] ?? []));
      if (!options.hostnames.includes(answer.hostname ?? '')) return refuse('refused');
      return { ok: true };
    },
  };
}

/** Undefined when there is no answer or no usable one: the solution is refused either way. */
async function ask(url: string, body: string, deadlines: Deadlines) {
  try {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const reply = await callProvider({ url, headers, body, ...deadlines });
    return reply.status === 200 ? answerShape.safeParse(parseJson(reply.text)).data : undefined;
  } catch {
    return undefined;
  }
}

function readRefusal(codes: string[]): CaptchaRefusal {
  if (codes.some((code) => code.endsWith('-input-secret'))) return 'misconfigured';
  if (codes.includes('timeout-or-duplicate')) return 'expired';
  return 'refused';
}

const refuse = (reason: CaptchaRefusal) => ({ ok: false, reason }) as const;
