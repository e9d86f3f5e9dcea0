import { useState } from 'react';
import { type OfficeFailure, toFailure } from '../../app/office-failure.ts';

/** Whether a call is under way and how it failed, for screens outside the query cache; elsewhere it is `useAction`. */
export const useBusyCall = () => {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<OfficeFailure>();

  const run = async (call: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await call();
    } catch (thrown) {
      setFailure(toFailure(thrown));
    }
    setBusy(false);
  };

  return { isBusy, failure, setFailure, run };
};
