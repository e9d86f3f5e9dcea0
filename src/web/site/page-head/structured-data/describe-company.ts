import { siteAddresses } from '#contract/site-addresses.ts';
import { siteShellTexts } from '#web/texts/shell.ts';
import type { ShellData } from '../../layout/load-shell.ts';
import logo from '../../layout/touch-icon.png?url';

/** The company in a few words, as publisher and maker of what a page is about. */
export const nameCompany = (shell: ShellData): object => {
  const { publicOrigin: origin } = shell;
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: shell.settings?.companyName ?? siteShellTexts.companyName,
    url: `${origin}/`,
    logo: `${origin}${logo}`,
  };
};

/** The company with everything the settings know; for the home and contact pages. */
export const describeCompany = (shell: ShellData): object => {
  const { settings } = shell;
  if (!settings) return nameCompany(shell);
  return {
    ...nameCompany(shell),
    legalName: settings.legalName,
    slogan: settings.slogan,
    email: settings.email,
    telephone: toInternational(settings.phone),
    address: { '@type': 'PostalAddress', streetAddress: settings.address, addressCountry: 'IR' },
    location: {
      '@type': 'Place',
      geo: { '@type': 'GeoCoordinates', latitude: settings.latitude, longitude: settings.longitude },
    },
    contactPoint: [
      { phone: settings.phone, contactType: 'sales' },
      { phone: settings.servicePhone, contactType: 'technical support' },
    ].map(({ phone, contactType }) => ({
      '@type': 'ContactPoint',
      telephone: toInternational(phone),
      contactType,
      areaServed: 'IR',
      availableLanguage: 'fa',
    })),
    sameAs: settings.socialLinks.map(({ url }) => url),
  };
};

/** The site and how it is searched. */
export const describeSite = (shell: ShellData): object => {
  const { publicOrigin: origin } = shell;
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    url: `${origin}/`,
    name: shell.settings?.companyName ?? siteShellTexts.companyName,
    inLanguage: 'fa-IR',
    publisher: { '@id': `${origin}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}${siteAddresses.search}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
};

/** @example toInternational('021-88990011') // '+98-21-88990011' */
const toInternational = (phone: string): string => phone.replace(/^0/, '+98-');
