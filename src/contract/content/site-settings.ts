import { z } from 'zod';

const namedLink = z.object({ title: z.string(), url: z.string() });

/** The company as every page shows it: one record, edited in one place. */
export const SiteSettings = z.object({
  companyName: z.string(),
  legalName: z.string(),
  slogan: z.string(),
  phone: z.string(),
  servicePhone: z.string(),
  workingHours: z.string(),
  email: z.string(),
  address: z.string(),
  factoryAddress: z.string(),
  receiverAddress: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  panelUrl: z.string(),
  footerLinks: z.array(namedLink),
  socialLinks: z.array(namedLink),
  privacyLine: z.string(),
});
export type SiteSettings = z.infer<typeof SiteSettings>;
