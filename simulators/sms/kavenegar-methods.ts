import type { Now } from '../simulator-env.ts';
import {
  checkTag,
  fillTemplate,
  type KavenegarParameters,
  priceText,
  readList,
  requireParameter,
  requireReceptor,
} from './kavenegar-rules.ts';
import { refuseIf } from './kavenegar-statuses.ts';
import type { MessageBox } from './message-box.ts';

const defaultSender = '10004346';
const handedToOperator = { status: 5, statustext: 'ارسال به مخابرات' };

type Entry = ReturnType<typeof makeEntry>;
export type KavenegarMethod = (parameters: KavenegarParameters) => unknown;

export type KavenegarBooks = { methods: Record<string, KavenegarMethod>; clear(): void };

/** The methods by path, over books of what was sent. `templates` stand for those approved in the panel. */
export function createKavenegarMethods(
  box: MessageBox,
  templates: Record<string, string>,
  now: Now,
): KavenegarBooks {
  const byId = new Map<number, Entry>();
  const byLocalId = new Map<string, Entry>();
  let lastId = 902_113_000;
  let credit = 1_000_000;

  const send = (to: string, text: string, sender: string): Entry => {
    lastId += 1;
    const entry = makeEntry(lastId, text, sender, to, now());
    credit -= entry.cost;
    byId.set(lastId, entry);
    box.add({ to, text, from: sender });
    return entry;
  };

  const methods: Record<string, KavenegarMethod> = {
    'verify/lookup': (parameters) => {
      const to = requireReceptor(requireParameter(parameters, 'receptor'));
      const name = requireParameter(parameters, 'template');
      checkTag(parameters.tag);
      const template = Object.hasOwn(templates, name) ? templates[name] : undefined;
      return [send(to, fillTemplate(template, parameters), defaultSender)];
    },
    'sms/send': (parameters) => {
      const receptors = readList(requireParameter(parameters, 'receptor'), 200).map(requireReceptor);
      const text = parameters.message ?? '';
      refuseIf(text.trim() === '' || text.length > 900, 413);
      const sender = parameters.sender ?? defaultSender;
      refuseIf(!/^\d{3,20}$/.test(sender), 412);
      refuseIf(parameters.date !== undefined && !(Number(parameters.date) >= now().getTime() / 1_000), 417);
      checkTag(parameters.tag);
      const localIds = parameters.localid === undefined ? [] : readList(parameters.localid, 200);
      refuseIf(localIds.length > 0 && localIds.length !== receptors.length, 419);
      return receptors.map((to, index) => {
        const localId = localIds[index];
        const earlier = localId === undefined ? undefined : byLocalId.get(localId);
        const entry = earlier ?? send(to, text, sender);
        if (localId !== undefined) byLocalId.set(localId, entry);
        return entry;
      });
    },
    'sms/status': (parameters) =>
      readList(requireParameter(parameters, 'messageid'), 500).map((id) =>
        describeStatus({ messageid: Number(id) }, byId.get(Number(id))),
      ),
    'sms/statuslocalmessageid': (parameters) =>
      readList(requireParameter(parameters, 'localid'), 500).map((localid) => {
        const entry = byLocalId.get(localid);
        return describeStatus({ messageid: entry?.messageid ?? 0, localid }, entry);
      }),
    'account/info': () => ({ remaincredit: credit, expiredate: inAYear(now()), type: 'master' }),
    'account/config': () => ({ apilogs: 'justfaults', dailyreport: 'disabled', debugmode: 'disabled' }),
  };

  const clear = () => {
    byId.clear();
    byLocalId.clear();
  };
  return { methods, clear };
}

function makeEntry(messageid: number, message: string, sender: string, receptor: string, at: Date) {
  const date = Math.floor(at.getTime() / 1_000);
  return { messageid, message, ...handedToOperator, sender, receptor, date, cost: priceText(message) };
}

function describeStatus(ids: { messageid: number; localid?: string }, entry: Entry | undefined) {
  return entry === undefined
    ? { ...ids, status: 100, statustext: 'شناسه پیامک نامعتبر است' }
    : { ...ids, status: 10, statustext: 'رسیده به گیرنده' };
}

const inAYear = (from: Date) => Math.floor(from.getTime() / 1_000) + 365 * 86_400;
