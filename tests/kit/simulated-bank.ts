import { createSimulators, type Simulators } from '#simulators/create-simulators.ts';

export type BankAction = 'pay' | 'cancel' | 'close' | 'pay-without-return';

type BankSession = { authority: string; state: string; verifyCalls: number; orderId?: string };

/** The simulators, with the moves that tests make at the bank. */
export type SimulatedBank = {
  url: string;
  /** Presses a button of the bank's page; gives the address the payer is sent back to, if any. */
  leave: (paymentUrl: string, action: BankAction) => Promise<string | undefined>;
  setFaults: (faults: object) => Promise<void>;
  clearFaults: () => Promise<void>;
  sessions: () => Promise<BankSession[]>;
  messages: (mobile: string) => Promise<{ text: string }[]>;
  close: () => Promise<void>;
};

/** Talks to simulators that run elsewhere, for example in a process of their own. */
export const connectSimulatedBank = (
  url: string,
  close: () => Promise<void> = async () => {},
): SimulatedBank => ({
  url,
  leave: async (paymentUrl, action) => {
    const body = new URLSearchParams({ action });
    const reply = await fetch(paymentUrl, { method: 'POST', body, redirect: 'manual' });
    await reply.arrayBuffer();
    return reply.headers.get('location') ?? undefined;
  },
  setFaults: async (faults) => {
    const reply = await fetch(`${url}/zarinpal/faults`, { method: 'POST', body: JSON.stringify(faults) });
    if (!reply.ok) throw new Error(`the simulator does not know these faults: ${await reply.text()}`);
  },
  clearFaults: async () => {
    await fetch(`${url}/zarinpal/faults`, { method: 'DELETE' });
  },
  sessions: async () => (await fetch(`${url}/zarinpal/sessions`)).json() as Promise<BankSession[]>,
  messages: async (mobile) =>
    (await fetch(`${url}/sms/messages?to=${mobile}`)).json() as Promise<{ text: string }[]>,
  close,
});

/** Simulators inside this process, reached over HTTP all the same. */
export const openSimulatedBank = async (now?: () => Date): Promise<SimulatedBank> => {
  const simulators: Simulators = await createSimulators({ port: 0, ...(now ? { now } : {}) });
  return connectSimulatedBank(simulators.url, () => simulators.close());
};

export const authorityOf = (paymentUrl: string): string => paymentUrl.slice(paymentUrl.lastIndexOf('/') + 1);
