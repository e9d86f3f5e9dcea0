import type { Logger } from 'pino';
import type { Config } from '#config';
import { type ReturnDeps, runReconciler } from '#features/payment/index.ts';
import type { PaymentGateway } from '#ports/payment-gateway.ts';
import type { Storage } from '#storage/dialect.ts';

export type Payments = {
  /** For the calls about money. */
  deps: ReturnDeps;
  stop: () => Promise<void>;
};

type PaymentInputs = {
  config: Config;
  log: Logger;
  storage: Storage;
  gateway: PaymentGateway;
  appSecret: string;
  nudgeOutbox: () => void;
};

/** Payments beside the requests: the reconciler, which finishes what a browser or a crash left unfinished. */
export const startPayments = (inputs: PaymentInputs): Payments => {
  const { config, log, storage, gateway, appSecret, nudgeOutbox } = inputs;
  const deps = {
    storage,
    appSecret,
    gateway,
    onlineMaxRial: config.onlineMaxRial,
    // Without PUBLIC_ORIGIN only loopback names are answered, and a session lives under the name it was opened on.
    returnUrl: (openedOn: string | undefined) =>
      `${config.publicOrigin ?? openedOn ?? config.siteOrigin}/payback`,
    alert: (what: string, facts: object) => log.error(facts, what),
    reportError: (err: unknown) => log.warn({ err }, 'payments could not be worked on'),
    nudgeOutbox,
  };
  const reconciler = runReconciler(deps);
  return { deps: { ...deps, nudgeReconciler: reconciler.nudge }, stop: reconciler.stop };
};
