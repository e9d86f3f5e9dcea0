import type { ReactNode } from 'react';
import type { SiteSettings } from '#contract/content/site-settings.ts';
import { homeTexts } from '#web/texts/home.ts';
import { siteShellTexts } from '#web/texts/shell.ts';
import { PhoneLink } from '#web/ui/figures/phone-text.tsx';
import { PostalAddress } from '#web/ui/figures/postal-address.tsx';
import { Clock, Factory, Mail, MapPin, Phone, Wrench } from '#web/ui/icons.ts';
import { EmailLink } from '../../layout/email-link.tsx';
import { Container, Section } from '../../ui/section.tsx';
import { ContactForm } from './contact-form.tsx';

/**
 * How to reach the company, with the contact form beside it. On a page of its own, which has a title already, the facts
 * come first and `lead` stands under them.
 */
export const ContactSection = ({ settings, lead }: { settings: SiteSettings; lead?: ReactNode }) => {
  const content = (
    <div className="grid gap-8 lg:grid-cols-[1fr_1.2fr] lg:gap-12">
      <div className="grid gap-6 self-start">
        <ContactFacts settings={settings} />
        {lead && <div className="text-ink-soft">{lead}</div>}
      </div>
      <ContactForm />
    </div>
  );
  if (lead !== undefined)
    return (
      <section aria-labelledby="contact" className="bg-brand-mist pt-5 pb-[clamp(2rem,5vw,3.5rem)]">
        <Container>
          <h2 id="contact" className="sr-only">
            {homeTexts.contact}
          </h2>
          {content}
        </Container>
      </section>
    );
  return (
    <Section
      id="contact"
      title={homeTexts.contact}
      intro={homeTexts.contactIntro}
      className="border-t border-line bg-brand-mist"
    >
      {content}
    </Section>
  );
};

const ContactFacts = ({ settings }: { settings: SiteSettings }) => (
  <dl className="grid gap-px overflow-clip rounded-card border border-line bg-line">
    <Line icon={<Phone size={22} />} term={siteShellTexts.phone}>
      <PhoneLink phone={settings.phone} className="text-link text-title" />
    </Line>
    <Line icon={<Wrench size={22} />} term={siteShellTexts.servicePhone}>
      <PhoneLink phone={settings.servicePhone} className="text-link text-title" />
    </Line>
    <Line icon={<Mail size={22} />} term={siteShellTexts.email}>
      <EmailLink email={settings.email} className="text-link" />
    </Line>
    <Line icon={<Clock size={22} />} term={siteShellTexts.hours}>
      {settings.workingHours}
    </Line>
    <Line icon={<MapPin size={22} />} term={siteShellTexts.address}>
      <PostalAddress>{settings.address}</PostalAddress>
    </Line>
    <Line icon={<Factory size={22} />} term={siteShellTexts.factoryAddress}>
      <PostalAddress>{settings.factoryAddress}</PostalAddress>
    </Line>
  </dl>
);

const Line = ({ icon, term, children }: { icon: ReactNode; term: string; children: ReactNode }) => (
  <div className="relative bg-surface py-4 ps-20 pe-4 sm:py-6 sm:ps-22">
    <dt className="text-fine text-ink-faint">
      <span className="absolute start-4 flex size-11 items-center justify-center rounded-full bg-brand-soft text-brand-strong sm:start-6">
        {icon}
      </span>
      {term}
    </dt>
    <dd className="text-small">{children}</dd>
  </div>
);
