import { useState } from 'react';
import { type OfficeFailure, toFailure } from '../../app/office-failure.ts';
import {
  type ImportKind,
  type ImportOptions,
  type Report,
  sendImport,
} from '../../app/queries/import-queries.ts';

export type ImportStep =
  | { kind: 'choosing' }
  | { kind: 'sending' | 'storing'; part: number }
  | { kind: 'looking'; file: File; report: Report }
  | { kind: 'done'; report: Report };

/** A file on its way: looked at first, then stored under what was seen. */
export const useImport = (kind: ImportKind) => {
  const [step, setStep] = useState<ImportStep>({ kind: 'choosing' });
  const [failure, setFailure] = useState<OfficeFailure>();

  const send = (file: File, wish: ImportOptions, name: 'sending' | 'storing') => {
    setStep({ kind: name, part: 0 });
    setFailure(undefined);
    return sendImport(kind, file, wish, { onProgress: (part) => setStep({ kind: name, part }) });
  };

  return {
    step,
    failure,
    reset: () => {
      setFailure(undefined);
      setStep({ kind: 'choosing' });
    },
    look: async (file: File) => {
      try {
        setStep({ kind: 'looking', file, report: await send(file, { dryRun: '1' }, 'sending') });
      } catch (thrown) {
        setFailure(toFailure(thrown));
        setStep({ kind: 'choosing' });
      }
    },
    store: async (file: File, seen: Report, reason: string) => {
      try {
        const wish = { expect: seen.fingerprint, ...(reason ? { reason } : {}) };
        setStep({ kind: 'done', report: await send(file, wish, 'storing') });
      } catch (thrown) {
        const failed = toFailure(thrown);
        setFailure(failed);
        // Something changed in between: the new counts stand in the place of the old.
        const fresh = failed.facts.details.report as Report | undefined;
        setStep({ kind: 'looking', file, report: fresh ?? seen });
      }
    },
  };
};
