import type { ReactNode } from 'react';
import type { SiteSettings } from '#contract/content/site-settings.ts';
import { siteAddresses } from '#contract/site-addresses.ts';
import { siteMenuTexts, siteShellTexts } from '#web/texts/shell.ts';
import { commonTexts } from '#web/texts/site-wide.ts';
import { PhoneLink } from '#web/ui/figures/phone-text.tsx';
import { PostalAddress } from '#web/ui/figures/postal-address.tsx';
import { ArrowUpLeft, BadgeCheck, Clock, Mail, MapPin, Phone, Wrench } from '#web/ui/icons.ts';
import { LogoMark } from '#web/ui/logo-mark.tsx';
import { Container } from '../ui/section.tsx';
import { EmailLink } from './email-link.tsx';
import type { ShellData } from './load-shell.ts';

const linkShape = 'inline-flex min-h-11 items-center gap-1 hover:underline';
const linkClasses = `${linkShape} text-on-panel-soft hover:text-on-panel`;
const phoneClasses = `${linkShape} font-bold text-on-panel`;

/** The content of the footer. */
export const SiteFooter = ({ shell }: { shell: ShellData }) => {
  const { settings, productTypes } = shell;
  return (
    <>
      <Container className="grid grid-cols-2 gap-x-6 gap-y-8 py-12 sm:gap-x-10 lg:grid-cols-[1.6fr_1fr_1.3fr_1fr]">
        <Company settings={settings} />
        <FooterList title={siteMenuTexts.products}>
          {productTypes.map(({ id, title }) => (
            <li key={id}>
              <a href={siteAddresses.productType(id)} className={linkClasses}>
                {title}
              </a>
            </li>
          ))}
          <li>
            <a href={siteAddresses.websites()} className={linkClasses}>
              {siteMenuTexts.websites}
            </a>
          </li>
        </FooterList>
        {settings && (
          <FooterList title={siteShellTexts.externalHeading} className="max-lg:col-span-2 max-lg:order-last">
            {settings.footerLinks.map((link) => (
              <ExternalItem key={link.url} {...link} />
            ))}
          </FooterList>
        )}
        <div className="space-y-8">
          {settings && settings.socialLinks.length > 0 && (
            <FooterList title={siteShellTexts.socialHeading}>
              {settings.socialLinks.map((link) => (
                <ExternalItem key={link.url} {...link} />
              ))}
            </FooterList>
          )}
          <TrustMarks />
        </div>
      </Container>
      <div className="border-t border-panel-line">
        <Container className="grid gap-2 py-6 text-fine lg:grid-cols-[1fr_auto] lg:gap-10">
          <p className="max-w-[44em]">
            {settings && (
              <>
                <strong className="font-semibold text-on-panel">{`${siteShellTexts.privacyHeading}: `}</strong>
                {settings.privacyLine}
              </>
            )}
          </p>
          <p>{siteShellTexts.rights(settings?.legalName ?? siteShellTexts.companyName)}</p>
        </Container>
      </div>
    </>
  );
};

const Company = ({ settings }: { settings: SiteSettings | null }) => (
  <div className="max-lg:col-span-2">
    <p className="flex items-center gap-3 text-heading-3 font-extrabold text-on-panel">
      <LogoMark className="size-10" />
      {settings?.companyName ?? siteShellTexts.companyName}
    </p>
    {settings && (
      <>
        <p className="mt-3">{settings.slogan}</p>
        <ul className="mt-3">
          <ContactLine icon={<Phone size={18} />} label={siteShellTexts.phone}>
            <PhoneLink phone={settings.phone} className={phoneClasses} />
          </ContactLine>
          <ContactLine icon={<Wrench size={18} />} label={siteShellTexts.servicePhone}>
            <PhoneLink phone={settings.servicePhone} className={phoneClasses} />
          </ContactLine>
          <ContactLine icon={<Mail size={18} />} label={siteShellTexts.email}>
            <EmailLink email={settings.email} className={linkClasses} />
          </ContactLine>
          <ContactLine icon={<Clock size={18} />} label={siteShellTexts.hours}>
            {settings.workingHours}
          </ContactLine>
          <ContactLine icon={<MapPin size={18} />} label={siteShellTexts.address}>
            <PostalAddress className="inline">{settings.address}</PostalAddress>
          </ContactLine>
        </ul>
      </>
    )}
  </div>
);

const ContactLine = ({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) => (
  <li className="flex gap-3">
    <span className="flex h-11 shrink-0 items-center text-accent">{icon}</span>
    <div className="py-2 [&>a]:-my-2">
      <span className="sr-only">{`${label}: `}</span>
      {children}
    </div>
  </li>
);

const FooterList = ({
  title,
  className,
  children,
}: {
  title: string;
  className?: string;
  children: ReactNode;
}) => (
  <section className={className}>
    <h2 className="mb-1 text-title font-bold text-on-panel">{title}</h2>
    <ul>{children}</ul>
  </section>
);

const ExternalItem = ({ title, url }: { title: string; url: string }) => (
  <li>
    <a href={url} target="_blank" rel="noopener" className={linkClasses}>
      {title}
      <ArrowUpLeft size={14} className="shrink-0" />
      <span className="sr-only">{commonTexts.newTab}</span>
    </a>
  </li>
);

/** The company's permits. */
const TrustMarks = () => (
  <FooterList title={siteShellTexts.sealHeading}>
    {[
      { title: siteMenuTexts.permitsHard, href: siteAddresses.permitsHard() },
      { title: siteMenuTexts.permitsSoft, href: siteAddresses.permitsSoft() },
    ].map(({ title, href }) => (
      <li key={href}>
        <a href={href} className={linkClasses}>
          <BadgeCheck size={18} className="shrink-0 text-accent" />
          {title}
        </a>
      </li>
    ))}
  </FooterList>
);
