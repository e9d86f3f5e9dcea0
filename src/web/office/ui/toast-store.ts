import { useSyncExternalStore } from 'react';
import { createStore } from '#web/ui/create-store.ts';
import { toFailure } from '../app/office-failure.ts';

export type Toast = {
  id: number;
  text: string;
  tone: 'success' | 'danger' | 'info';
  /** Offered while the toast is shown. */
  undo?: (() => Promise<unknown>) | undefined;
  /** What the undo is called, when it has a name of its own. */
  undoText?: string | undefined;
  /** What it is about: the next toast about it replaces it, because its undo is no longer possible. */
  about?: string | undefined;
  /** When it goes by itself, in milliseconds; one with an undo stays as long as the undo is possible. */
  forMs: number;
};

const toasts = createStore<readonly Toast[]>([]);
let lastId = 0;

/**
 * Says what happened, at the foot of the screen. With `undo` it offers «برگرداندن» for `forMs`.
 *
 * @example showToast('پنهان شد', { undo: () => contentClient.show({ kind, id }) });
 */
export const showToast = (text: string, options: Partial<Omit<Toast, 'id' | 'text'>> = {}): void => {
  lastId += 1;
  const { tone = 'success', undo, undoText, about, forMs = undo ? 10_000 : 6_000 } = options;
  const others = toasts.get().filter((one) => about === undefined || one.about !== about);
  toasts.set([...others.slice(-2), { id: lastId, text, tone, undo, undoText, about, forMs }]);
};

/** Shows why something failed, whatever was thrown. */
export const showFailure = (thrown: unknown): void =>
  showToast(toFailure(thrown).message, { tone: 'danger' });

export const removeToast = (id: number): void => toasts.set(toasts.get().filter((toast) => toast.id !== id));

export const listToasts = toasts.get;

export const useToasts = (): readonly Toast[] => useSyncExternalStore(toasts.subscribe, toasts.get);
