import { productTexts } from '#web/texts/product.ts';
import { commonTexts } from '#web/texts/site-wide.ts';
import { Code } from '#web/ui/figures/code.tsx';
import { PhoneText } from '#web/ui/figures/phone-text.tsx';
import { ExternalLink, Mail, Phone } from '#web/ui/icons.ts';
import type { Contact } from './read-contact.ts';

/** Some centres where the product works, each with a way to ask there. */
export const InstalledCentres = ({
  centres,
}: {
  centres: readonly { id: number; name: string; contact: Contact }[];
}) => {
  if (centres.length === 0) return <p className="py-4 text-ink-soft">{productTexts.noCentres}</p>;
  return (
    <ul className="grid max-w-4xl gap-3 sm:grid-cols-2">
      {centres.map(({ id, name, contact }) => (
        <li key={id} className="rounded-card border border-line bg-surface px-4 py-2">
          <p className="font-semibold">{name}</p>
          <ContactLink contact={contact} />
        </li>
      ))}
    </ul>
  );
};

const ContactLink = ({ contact: { text, href, isOutside } }: { contact: Contact }) => {
  if (!href) return text && <p className="text-small text-ink-soft">{text}</p>;
  const isPhone = href.startsWith('tel:');
  const Icon = isPhone ? Phone : isOutside ? ExternalLink : Mail;
  return (
    <a
      href={href}
      className="text-link max-w-full text-small"
      {...(isOutside && { target: '_blank', rel: 'noopener nofollow' })}
    >
      <Icon size={16} className="shrink-0" />
      {isPhone ? <PhoneText>{text}</PhoneText> : <Code>{text}</Code>}
      {isOutside && <span className="sr-only">{commonTexts.newTab}</span>}
    </a>
  );
};
