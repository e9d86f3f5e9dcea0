import type { ReactNode } from 'react';
import { readingTexts } from '#web/texts/reading.ts';
import { commonTexts } from '#web/texts/site-wide.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Code } from '#web/ui/figures/code.tsx';
import { Mail, MessageCircle, Send } from '#web/ui/icons.ts';
import { useShellData } from '../../layout/shell-data.ts';

/** Plain links that hand the page's address on; no script and no counter of anybody. */
export const ShareLinks = ({
  title,
  path,
  children,
}: {
  title: string;
  path: string;
  /** Stands after the links: the way to print. */
  children?: ReactNode;
}) => {
  const address = `${useShellData().publicOrigin}${path}`;
  const both = encodeURIComponent(`${title}\n${address}`);
  const ways = [
    {
      name: readingTexts.telegram,
      href: `https://t.me/share/url?url=${encodeURIComponent(address)}&text=${encodeURIComponent(title)}`,
      Icon: Send,
    },
    { name: readingTexts.whatsapp, href: `https://wa.me/?text=${both}`, Icon: MessageCircle },
    {
      name: readingTexts.email,
      href: `mailto:?subject=${encodeURIComponent(title)}&body=${both}`,
      Icon: Mail,
    },
  ];
  return (
    <footer className="mt-10 border-t border-line pt-5">
      <div className="no-print flex flex-wrap items-center gap-2">
        <p className="font-semibold">{readingTexts.share}:</p>
        <ul className="contents">
          {ways.map(({ name, href, Icon }) => (
            <li key={name}>
              <LinkButton
                href={href}
                {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener' })}
              >
                <Icon size={18} className="text-brand" />
                <span className="sr-only">{readingTexts.shareBy}</span>
                {name}
                {href.startsWith('https:') && <span className="sr-only">{commonTexts.newTab}</span>}
              </LinkButton>
            </li>
          ))}
        </ul>
        <div className="ms-auto">{children}</div>
      </div>
      <p className="print-only text-fine">
        {readingTexts.printedFrom} <Code>{address}</Code>
      </p>
    </footer>
  );
};
