import type { Transporter } from 'nodemailer';
import { type Mailer, MailFailure } from '#ports/mailer.ts';

type NodemailerOptions = {
  host: string;
  port: number;
  /** TLS from the first byte (port 465); otherwise STARTTLS is demanded unless `mayBePlain`. */
  isSecure: boolean;
  mayBePlain?: boolean;
  auth?: { user: string; pass: string };
  from: { name: string; address: string };
  timeoutMs?: number;
};

/** Mail by SMTP. One connection a message: contact mail is rare, and an idle pool only breaks unseen. */
export function createNodemailer(options: NodemailerOptions): Mailer {
  const { host, port, isSecure, auth, from, timeoutMs = 10_000 } = options;
  const settings = {
    host,
    port,
    secure: isSecure,
    requireTLS: !isSecure && !options.mayBePlain,
    ignoreTLS: !isSecure && options.mayBePlain === true,
    ...(auth === undefined ? {} : { auth }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  let transport: Transporter | undefined;
  const domain = from.address.split('@').at(-1) ?? 'localhost';

  return {
    async sendMail(message) {
      const messageId = `<${message.idempotencyKey.replace(/[^\w.-]/g, '-')}@${domain}>`;
      // Loaded with the first mail, which many a server never sends.
      const { createTransport } = await import('nodemailer');
      transport ??= createTransport(settings);
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: message.to },
          ...(message.replyTo === undefined ? {} : { replyTo: message.replyTo }),
          subject: message.subject,
          text: message.text,
          messageId,
        });
      } catch (error) {
        throw describeFailure(error);
      }
      return { messageId };
    },
    async close() {
      transport?.close();
    },
  };
}

/** 4xx means try again later; other refusals of the message are final; log-in and TLS are for a person to mend. */
function describeFailure(error: unknown): MailFailure {
  const { code = 'unexpected', responseCode } = error as { code?: string; responseCode?: number };
  const about = { reason: code, ...(responseCode === undefined ? {} : { vendorCode: responseCode }) };
  if (responseCode !== undefined && responseCode >= 400 && responseCode < 500)
    return new MailFailure('retry', about);
  if (code === 'EAUTH' || code === 'ENOAUTH' || code === 'ETLS' || code === 'ECONFIG') {
    return new MailFailure('alert', about);
  }
  return new MailFailure(responseCode === undefined && code !== 'EENVELOPE' ? 'retry' : 'recipient', about);
}
