import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type Sms, type SmsDelivery, SmsFailure, type SmsMessage, type SmsReceipt } from '#ports/sms.ts';
import type { Deadlines, ProviderReply } from '../call-provider.ts';
import { parseJson } from '../parse-json.ts';
import { callSmsProvider, requireIranianMobile, smsDeadlines } from './call-sms-provider.ts';
import { classifyEntryStatus, classifyReturnStatus, readDelivery } from './kavenegar-statuses.ts';

const provider = 'kavenegar';

export type KavenegarOptions = {
  /** `https://api.kavenegar.com`, or a simulator's `…/kavenegar`. */
  baseUrl: string;
  apiKey: string;
  /**
   * Name of the template for one-time codes, approved in Kavenegar's panel. It needs `%token` twice: in the
   * sentence, and in the last line that phones read to offer the code. For a site at example.ir:
   *
   *     کد تأیید آزما: %token
   *     این کد را به کسی ندهید.
   *
   *     @example.ir #%token
   */
  codeTemplate: string;
  /** The line that notices are sent from; Kavenegar's default line when left out. */
  sender?: string;
  deadlines?: Deadlines;
};

const envelope = z.object({
  return: z.object({ status: z.coerce.number().int() }),
  entries: z.unknown(),
});
const acceptedEntries = z
  .array(z.object({ messageid: z.union([z.number(), z.string().min(1)]), status: z.coerce.number().int() }))
  .min(1);

export function createKavenegar(options: KavenegarOptions): Sms {
  const { apiKey, deadlines = smsDeadlines } = options;
  const root = `${options.baseUrl}/v1/${encodeURIComponent(apiKey)}`;
  // POST keeps number and code out of the address, which proxies write into their logs.
  const post = (path: string, form: Record<string, string>) =>
    callSmsProvider(provider, {
      url: `${root}/${path}`,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded; charset=UTF-8' },
      body: new URLSearchParams(form).toString(),
      ...deadlines,
    });

  return {
    provider,
    recognizesRepeats: true,
    async sendTemplate(message) {
      requireIranianMobile(provider, message.to);
      const { path, form } = describeCall(message, options);
      return readReceipt(await post(path, form));
    },
    async askDeliveries(messageIds) {
      return readDeliveries(await post('sms/status.json', { messageid: messageIds.join(',') }));
    },
  };
}

const deliveryEntries = z.array(
  z.object({ messageid: z.union([z.number(), z.string()]), status: z.coerce.number().int() }),
);

function readDeliveries(reply: ProviderReply): ReadonlyMap<string, SmsDelivery> {
  const answer = envelope.safeParse(parseJson(reply.text));
  const entries = answer.success ? deliveryEntries.safeParse(answer.data.entries) : undefined;
  if (!entries?.success) {
    throw new SmsFailure('retry', { provider, reason: 'unreadable answer', vendorCode: reply.status });
  }
  return new Map(entries.data.map(({ messageid, status }) => [String(messageid), readDelivery(status)]));
}

function describeCall(message: SmsMessage, options: KavenegarOptions) {
  if (message.template === 'one-time-code') {
    const form = { receptor: message.to, template: options.codeTemplate, token: message.params.code };
    return { path: 'verify/lookup.json', form };
  }
  const form = {
    receptor: message.to,
    message: message.params.text,
    localid: makeLocalId(message.idempotencyKey),
    ...(options.sender === undefined ? {} : { sender: options.sender }),
  };
  return { path: 'sms/send.json', form };
}

/** Kavenegar needs a whole number; with a known one it sends nothing and gives the earlier record back. */
function makeLocalId(idempotencyKey: string): string {
  const digest = createHash('sha256').update(idempotencyKey).digest();
  return BigInt.asUintN(63, digest.readBigUInt64BE()).toString();
}

function readReceipt(reply: ProviderReply): SmsReceipt {
  const answer = envelope.safeParse(parseJson(reply.text));
  if (!answer.success) {
    throw new SmsFailure('retry', { provider, reason: 'unreadable answer', vendorCode: reply.status });
  }
  const status = answer.data.return.status;
  if (status !== 200) throw new SmsFailure(classifyReturnStatus(status), about('refused', status));
  const entries = acceptedEntries.safeParse(answer.data.entries);
  const entry = entries.data?.[0];
  // "Done" without a record, or under an error's HTTP status: it may have been sent.
  if (entry === undefined || reply.status !== 200)
    throw new SmsFailure('unknown', about('incomplete', status));
  const trouble = classifyEntryStatus(entry.status);
  if (trouble !== undefined) throw new SmsFailure(trouble, about('not delivered', entry.status));
  return { provider, messageId: String(entry.messageid) };
}

const about = (reason: string, vendorCode: number) => ({ provider, reason, vendorCode });
