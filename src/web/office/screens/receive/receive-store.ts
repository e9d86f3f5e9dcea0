import { useCallback, useSyncExternalStore } from 'react';
import { isRecord } from '#kernel/is-record.ts';
import { findStored, storeText } from '../../app/browser-storage.ts';
import type { ReceiveLine } from './receive-lines.rules.ts';

type Lines = readonly ReceiveLine[];

const nameOf = (staffId: number) => `office-receive/${staffId}`;
const none: Lines = [];
let memory: { name: string; text: string; lines: Lines } = { name: '', text: '', lines: none };
/** What the browser could not store, by name: it lasts until the page is left. */
const unstored = new Map<string, string>();
const listeners = new Set<() => void>();

const isLine = (value: unknown): value is ReceiveLine =>
  isRecord(value) && 'key' in value && typeof value.traceNumber === 'string' && 'state' in value;

const parse = (text: string): Lines => {
  try {
    const lines: unknown = JSON.parse(text);
    return Array.isArray(lines) ? lines.filter(isLine) : none;
  } catch {
    return none;
  }
};

const store = (name: string, text: string): void => {
  if (storeText(name, text)) unstored.delete(name);
  else unstored.set(name, text);
};

/** The round of one person in this browser: it survives a reload, and other tabs see it too. */
export const readLines = (staffId: number): Lines => {
  const name = nameOf(staffId);
  const text = unstored.get(name) ?? findStored(name) ?? '[]';
  if (memory.name !== name || memory.text !== text) memory = { name, text, lines: parse(text) };
  return memory.lines;
};

export const writeLines = (staffId: number, change: (lines: Lines) => Lines): Lines => {
  const lines = change(readLines(staffId));
  store(nameOf(staffId), JSON.stringify(lines));
  for (const listener of listeners) listener();
  return readLines(staffId);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

export const useLines = (staffId: number): Lines =>
  useSyncExternalStore(
    subscribe,
    useCallback(() => readLines(staffId), [staffId]),
  );
