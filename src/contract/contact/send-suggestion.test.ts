import { describe, expect, it } from 'vitest';
import { sendSuggestion } from './send-suggestion.ts';

const words = {
  recaptcha: 'x',
  email: 'a@example.com',
  fullName: 'نسرین',
  subject: 'موضوع',
  description: 'متن',
};
const sendTo = (answer: () => Response | Promise<Response>) => {
  const change = async () => answer();
  return sendSuggestion({ change }, 'https://azma.example', words);
};

describe('sending a contact message', () => {
  it('tells success, a refusal with its fields, and everything else as failed', async () => {
    expect(await sendTo(() => Response.json({ isSuccess: true, result: true }))).toEqual({ kind: 'sent' });
    const refusal = {
      isSuccess: false,
      result: null,
      error: { code: 'invalid_input', details: { fields: { email: 'نادرست', odd: 7 } } },
    };
    expect(await sendTo(() => Response.json(refusal, { status: 400 }))).toEqual({
      kind: 'refused',
      code: 'invalid_input',
      fields: { email: 'نادرست' },
    });
    const unknown = { isSuccess: false, result: null, error: { code: 'strange' } };
    expect(await sendTo(() => Response.json(unknown))).toMatchObject({ code: 'unexpected', fields: {} });
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ['a page instead of JSON', () => new Response('<html>')],
    ['nothing', () => Response.json(null)],
    ['another shape', () => Response.json({ ok: true })],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('never throws: %s', async (_, answer) => {
    expect(await sendTo(answer)).toEqual({ kind: 'failed' });
  });

  it('posts the words as JSON to the exact path', async () => {
    let sent: Request | undefined;
    const change = async (request: Request) => {
      sent = request;
      return Response.json({ isSuccess: true, result: true });
    };
    await sendSuggestion({ change }, 'https://azma.example', words);
    expect(sent?.url).toBe('https://azma.example/api/v1/Suggestions/SendSuggestion');
    expect(sent?.headers.get('content-type')).toBe('application/json');
    expect(await sent?.json()).toEqual(words);
  });
});
