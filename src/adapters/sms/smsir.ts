import { z } from 'zod';
import { type Sms, type SmsDelivery, SmsFailure, type SmsFailureKind, type SmsMessage } from '#ports/sms.ts';
import type { Deadlines, ProviderReply } from '../call-provider.ts';
import { parseJson } from '../parse-json.ts';
import { callSmsProvider, requireIranianMobile, smsDeadlines } from './call-sms-provider.ts';

const provider = 'smsir';

export type SmsIrOptions = {
  /** `https://api.sms.ir`, or a simulator's `…/smsir`. */
  baseUrl: string;
  apiKey: string;
  /**
   * Number of the approved template for one-time codes; its text holds `#CODE#` twice, as in
   * `کد تأیید آزما: #CODE#` and, as its last line, `@example.ir ##CODE#`.
   */
  codeTemplateId: number;
  /** The line that notices are sent from. */
  lineNumber: number;
  deadlines?: Deadlines;
};

const messageId = z.union([z.number(), z.string().min(1)]);
const envelope = z.object({ status: z.coerce.number().int(), data: z.unknown() });
const verifyData = z.object({ messageId });
/** An element is 0 for a number on the black list and null for one that is not valid. */
const bulkData = z.object({ messageIds: z.array(messageId.nullable()).min(1) });

/** SMS.ir takes no key of ours: after a time-out, a second try may make a second message. */
export function createSmsIr(options: SmsIrOptions): Sms {
  const { deadlines = smsDeadlines } = options;
  const root = `${options.baseUrl}/v1`;

  return {
    provider,
    recognizesRepeats: false,
    async sendTemplate(message) {
      requireIranianMobile(provider, message.to);
      const { path, body } = describeCall(message, options);
      const reply = await callSmsProvider(provider, {
        url: `${root}/${path}`,
        headers: { 'Content-Type': 'application/json', 'X-API-KEY': options.apiKey },
        body: JSON.stringify(body),
        ...deadlines,
      });
      return { provider, messageId: readMessageId(reply, message.template === 'one-time-code') };
    },
    async askDeliveries(messageIds) {
      const found = new Map<string, SmsDelivery>();
      let failure: unknown;
      // Its API answers about one message at a time; one that it refuses must not hide the others.
      for (const id of messageIds) {
        try {
          const reply = await callSmsProvider(provider, {
            url: `${root}/send/${encodeURIComponent(id)}`,
            method: 'GET',
            headers: { 'X-API-KEY': options.apiKey },
            ...deadlines,
          });
          found.set(id, readDelivery(reply));
        } catch (error) {
          failure = error;
        }
      }
      if (failure && found.size === 0) throw failure;
      return found;
    },
  };
}

const deliveryData = z.object({ deliveryState: z.coerce.number().int().nullish() });

/** 1 arrived, 2 did not, 3 and 5 with the operator, 4 not taken by it, 6 an error, 7 on the black list. */
const deliveries: Record<number, SmsDelivery> = {
  1: 'delivered',
  2: 'undelivered',
  3: 'on-its-way',
  4: 'failed',
  5: 'on-its-way',
  6: 'failed',
  7: 'blocked',
};

function readDelivery(reply: ProviderReply): SmsDelivery {
  const answer = envelope.safeParse(parseJson(reply.text));
  if (!answer.success) throw new SmsFailure('retry', about('unreadable answer', reply.status));
  if (answer.data.status === 111) return 'unknown';
  if (answer.data.status !== 1) {
    throw new SmsFailure(
      classifyStatus(answer.data.status, reply.status),
      about('refused', answer.data.status),
    );
  }
  return deliveries[deliveryData.safeParse(answer.data.data).data?.deliveryState ?? 3] ?? 'on-its-way';
}

function describeCall(message: SmsMessage, options: SmsIrOptions) {
  if (message.template === 'one-time-code') {
    const parameters = [{ name: 'CODE', value: message.params.code }];
    return {
      path: 'send/verify',
      body: { mobile: message.to, templateId: options.codeTemplateId, parameters },
    };
  }
  const messageText = message.params.text;
  const body = { lineNumber: options.lineNumber, messageText, mobiles: [message.to], sendDateTime: null };
  return { path: 'send/bulk', body };
}

function readMessageId(reply: ProviderReply, isCode: boolean): string {
  const answer = envelope.safeParse(parseJson(reply.text));
  if (!answer.success) {
    throw new SmsFailure(classifyUnreadable(reply.status, isCode), about('unreadable answer', reply.status));
  }
  const { status, data } = answer.data;
  if (status !== 1) throw new SmsFailure(classifyStatus(status, reply.status), about('refused', status));
  const single = verifyData.safeParse(data);
  const id = single.success ? single.data.messageId : bulkData.safeParse(data).data?.messageIds[0];
  if (id === null || id === 0) throw new SmsFailure('recipient', about('number refused', status));
  if (id === undefined || reply.status !== 200) throw new SmsFailure('unknown', about('incomplete', status));
  return String(id);
}

/**
 * Behind a 504, or a page with a 2xx, the message may have been taken; the other answers refuse it. A second notice
 * would be a fault, but a code is void then and somebody waits for the next one.
 */
function classifyUnreadable(httpStatus: number, isCode: boolean): SmsFailureKind {
  if (!isCode && (httpStatus === 504 || httpStatus < 300)) return 'unknown';
  return httpStatus === 401 ? 'alert' : 'retry';
}

/** 0 system error, 20 and 118 too many; 104 bad mobile, 115 black list; all else is ours to put right. */
function classifyStatus(status: number, httpStatus: number): SmsFailureKind {
  if (status === 104 || status === 115) return 'recipient';
  if (status === 0 || status === 20 || status === 118) return 'retry';
  return httpStatus === 429 || httpStatus >= 500 ? 'retry' : 'alert';
}

const about = (reason: string, vendorCode: number) => ({ provider, reason, vendorCode });
