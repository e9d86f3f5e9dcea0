import type { Logger } from 'pino';
import { guardSms } from '#adapters/sms/guard-sms.ts';
import { createKavenegar } from '#adapters/sms/kavenegar.ts';
import { createSmsIr } from '#adapters/sms/smsir.ts';
import type { Config } from '#config';
import type { PaymentGateway } from '#ports/payment-gateway.ts';
import { type Sms, SmsFailure } from '#ports/sms.ts';
import type { Simulators } from '#simulators/create-simulators.ts';
import { chooseGateway } from './choose-gateway.ts';
import { countPaymentOutcomes, countSms } from './metrics/count-outcomes.ts';
import type { CountOutcome } from './metrics/create-metrics.ts';

/** The providers we talk to: the real ones by their settings, or simulators of the same protocols. */
export type ExternalServices = {
  sms: Sms;
  gateway: PaymentGateway;
  /** Where the simulators are, when they run; add `/zarinpal` for the bank. */
  simulatorsUrl: string | undefined;
  close: () => Promise<void>;
};

/** An address of the simulators as a person on this machine opens it. */
export const writeSimulatorsUrl = (
  { simulatorsUrl }: Pick<ExternalServices, 'simulatorsUrl'>,
  path = '',
): string | undefined => simulatorsUrl && `http://localhost:${new URL(simulatorsUrl).port}${path}`;

const kavenegarUrl = 'https://api.kavenegar.com';
const smsIrUrl = 'https://api.sms.ir';
const simulatedLine = 30_001_234;

export const startExternalServices = async ({
  config,
  log,
  siteName,
  countOutcome,
}: {
  config: Config;
  log: Logger;
  siteName: string;
  countOutcome: CountOutcome;
}): Promise<ExternalServices> => {
  const siteHost = config.publicOrigin ? new URL(config.publicOrigin).hostname : 'localhost';
  const simulators = config.simulators.isOn
    ? await startSimulators(config, { siteHost, siteName })
    : undefined;
  const sms = guardSms(countSms(chooseSms(config, simulators), countOutcome), {
    onOpen: () => log.error('the SMS provider keeps failing; it is left alone for a while'),
  });
  const simulatorsUrl = simulators?.url;
  const gateway = countPaymentOutcomes(chooseGateway(config, { simulatorsUrl, log }), countOutcome);
  return { sms, gateway, simulatorsUrl, close: async () => simulators?.close() };
};

/** Imported only when they are on: a release for production has none. */
const startSimulators = async (config: Config, sms: { siteHost: string; siteName: string }) => {
  const { createSimulators } = await import('#simulators/create-simulators.ts');
  return createSimulators({ port: config.simulators.port, sms, hasDemoPeople: config.loadsDemo });
};

const chooseSms = ({ sms }: Config, simulators: Simulators | undefined): Sms => {
  const simulatedKey = simulators && 'simulated';
  if (sms.provider === 'kavenegar') {
    const baseUrl = sms.kavenegar.baseUrl ?? (simulators ? `${simulators.url}/kavenegar` : kavenegarUrl);
    const { apiKey = simulatedKey, codeTemplate = simulators?.codeTemplate.name, sender } = sms.kavenegar;
    if (!apiKey || !codeTemplate) return refuseUnconfigured('kavenegar');
    return createKavenegar({ baseUrl, apiKey, codeTemplate, ...(sender ? { sender } : {}) });
  }
  const given = sms.smsir;
  const baseUrl = given.baseUrl ?? (simulators ? `${simulators.url}/smsir` : smsIrUrl);
  const apiKey = given.apiKey ?? simulatedKey;
  const templateId = given.codeTemplateId ?? simulators?.codeTemplate.id;
  const lineNumber = given.lineNumber ?? (simulators ? simulatedLine : undefined);
  if (!apiKey || !templateId || !lineNumber) return refuseUnconfigured('smsir');
  return createSmsIr({ baseUrl, apiKey, codeTemplateId: templateId, lineNumber });
};

/** Outside production the server starts without a provider; only what needs it is refused. */
const refuseUnconfigured = (provider: string): Sms => ({
  provider,
  recognizesRepeats: true,
  sendTemplate: async () => {
    throw new SmsFailure('alert', { provider, reason: 'not configured' });
  },
});
