import { useEffect, useState } from 'react';
import { foldDigits } from '#kernel/fold-digits.ts';
import { accountClient, type OwnAccount } from '../../app/queries/account-queries.ts';
import { promptForPasskey } from './prompt-for-passkey.ts';
import { signInClient } from './sign-in-client.ts';
import { useBusyCall } from './use-busy-call.ts';

type ProofMethod = 'totp' | 'passkey';

/** Password and second factor once more, by whichever factors the person has. */
export const useProof = (onProven: () => void) => {
  const [account, setAccount] = useState<OwnAccount>();
  const [chosen, setMethod] = useState<ProofMethod>();
  const { isBusy, failure, run } = useBusyCall();

  // Asked anew each time, outside the screens' cache: factors may have changed in another window.
  useEffect(() => {
    accountClient.getAccount().then(setAccount, () => undefined);
  }, []);

  const hasPasskey = account?.mayUsePasskeys === true && account.passkeys.length > 0;
  const methods: ProofMethod[] = [
    ...(account?.hasTotp === false ? [] : (['totp'] as const)),
    ...(hasPasskey ? (['passkey'] as const) : []),
  ];
  const method = chosen ?? methods[0] ?? 'totp';

  const prove = (password: string, code: string) =>
    run(async () => {
      await signInClient.prove({ password, ...(await answerBy(method, code)) });
      onProven();
    });

  return { method, other: methods.find((one) => one !== method), setMethod, isBusy, failure, prove };
};

const answerBy = async (method: ProofMethod, code: string) =>
  method === 'passkey'
    ? { passkey: await promptForPasskey(await signInClient.getProofOptions()) }
    : { code: foldDigits(code) };
