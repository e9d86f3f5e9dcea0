import { findWork, forgetWork, saveUnsavedWork } from './work-store.ts';

/** A save that has no answer yet. It is sent again with its own key and text, which the server does once. */
export type OpenSave = { rev: number; key: string; sent: string };

/** Keeps the open save of a subject in the browser, so that it is known after a reload. */
export const keepOpenSave = (staffId: number, subject: string, open: OpenSave | undefined): void => {
  const name = `${subject}/sent`;
  if (open) {
    const { rev, ...values } = open;
    saveUnsavedWork(staffId, name, { rev: String(rev), values });
  } else forgetWork(staffId, name);
};

export const findOpenSave = (staffId: number, subject: string): OpenSave | undefined => {
  const kept = findWork(staffId, `${subject}/sent`);
  const { key, sent } = kept?.values ?? {};
  if (!kept || typeof key !== 'string' || typeof sent !== 'string') return undefined;
  return { rev: Number(kept.rev), key, sent };
};
