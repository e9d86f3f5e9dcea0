import type { Now } from '../simulator-env.ts';

export type PhoneMessage = { id: number; to: string; text: string; at: string; from: string };

/** All the phones at once: what was "sent", newest first. */
export type MessageBox = {
  add(message: { to: string; text: string; from: string }): PhoneMessage;
  list(to?: string): PhoneMessage[];
  /** Calls back at each arrival; returns how to stop. */
  subscribe(onArrival: (message: PhoneMessage) => void): () => void;
  clear(): void;
};

const keptMessages = 5_000;

export function createMessageBox(now: Now): MessageBox {
  let messages: PhoneMessage[] = [];
  let lastId = 0;
  const listeners = new Set<(message: PhoneMessage) => void>();
  return {
    add(sent) {
      lastId += 1;
      const message = { id: lastId, ...sent, at: now().toISOString() };
      messages = [message, ...messages].slice(0, keptMessages);
      for (const listener of listeners) listener(message);
      return message;
    },
    list: (to) => (to === undefined ? messages : messages.filter((message) => message.to === to)),
    subscribe(onArrival) {
      listeners.add(onArrival);
      return () => listeners.delete(onArrival);
    },
    clear() {
      messages = [];
    },
  };
}
