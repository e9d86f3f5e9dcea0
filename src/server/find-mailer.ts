import { createNodemailer } from '#adapters/mail/nodemailer.ts';
import type { Config } from '#config';
import type { Mailer } from '#ports/mailer.ts';
import { countMails } from './metrics/count-outcomes.ts';
import type { CountOutcome } from './metrics/create-metrics.ts';

export type ChosenMailer = { mailer: Mailer; to: string };

/** The mail server that the settings name; undefined when there is none, and messages are only kept. */
export const findMailer = ({ mail }: Pick<Config, 'mail'>, count: CountOutcome): ChosenMailer | undefined => {
  if (!mail.host || !mail.from || !mail.to) return undefined;
  const { host, port, isSecure, mayBePlain, auth } = mail;
  const mailer = createNodemailer({
    host,
    port,
    isSecure,
    mayBePlain,
    ...(auth ? { auth } : {}),
    from: { name: 'Azma', address: mail.from },
  });
  return { mailer: countMails(mailer, count), to: mail.to };
};
