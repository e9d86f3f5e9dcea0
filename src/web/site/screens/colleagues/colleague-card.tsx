import { Code } from '#web/ui/figures/code.tsx';
import { PhoneText } from '#web/ui/figures/phone-text.tsx';
import { UnbrokenText } from '#web/ui/figures/unbroken-text.tsx';
import { Globe, Mail, Send, Smartphone } from '#web/ui/icons.ts';
import { Card } from '../../ui/card.tsx';
import { Picture } from '../../ui/picture.tsx';
import { type ColleagueCardData, type ContactLine, contactLineNames } from './to-colleague-card.ts';

const icons = { mobile: Smartphone, email: Mail, telegram: Send, website: Globe };

/** A colleague: large picture, name, description, and the contact lines there are. */
export const ColleagueCard = ({
  colleague: { name, text, picture, lines },
  priority,
}: {
  colleague: ColleagueCardData;
  priority: boolean;
}) => (
  <Card className="flex flex-col">
    <Picture
      address={picture}
      alt=""
      width={1200}
      height={900}
      sizes="(width >= 64rem) 24rem, (width >= 40rem) 50vw, 100vw"
      priority={priority}
      className="aspect-[4/3] border-b border-line"
    />
    <div className="flex flex-1 flex-col p-4 sm:p-5">
      <h2 className="text-title font-bold">{name}</h2>
      <p className="mt-2 text-small text-ink-soft">
        <UnbrokenText>{text}</UnbrokenText>
      </p>
      {lines.length > 0 && (
        <ul className="mt-auto border-t border-line pt-2 [&:not(:first-child)]:mt-4">
          {lines.map((line) => (
            <Line key={line.kind} line={line} />
          ))}
        </ul>
      )}
    </div>
  </Card>
);

const Line = ({ line: { kind, text, href } }: { line: ContactLine }) => {
  const Icon = icons[kind];
  const Value = kind === 'mobile' ? PhoneText : Code;
  const isOutside = href?.startsWith('http');
  return (
    <li className="flex min-h-11 items-center gap-3 text-small">
      <Icon size={18} className="shrink-0 text-brand" />
      <span className="sr-only">{contactLineNames[kind]}: </span>
      {href ? (
        <a
          href={href}
          className="text-link min-w-0 break-all"
          {...(isOutside && { target: '_blank', rel: 'noopener' })}
        >
          <Value>{text}</Value>
        </a>
      ) : (
        <Value>{text}</Value>
      )}
    </li>
  );
};
