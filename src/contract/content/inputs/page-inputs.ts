import { z } from 'zod';
import * as field from './fields.ts';

const slide = () =>
  z.strictObject({
    imageAddress: field.link(),
    title: field.text(256),
    text: field.text(1_000),
    linkText: field.text(128),
    linkHref: field.link(),
  });

/** The slides are those of the home page, three at most; one without a picture is not shown. */
export const staticPageInput = (how: field.Completeness) =>
  z.strictObject({
    title: field.name(),
    description: field.neededText(how, 10_000),
    bodyText: field.richText(),
    slides: field.listOf(slide(), 3),
    ...field.meta(),
  });

const namedLink = (how: field.Completeness) =>
  z.strictObject({ title: field.neededText(how, 256), url: field.neededLink(how) });

const degrees = (max: number, message: string) =>
  z.number(message).min(-max, message).max(max, message).default(0);

export const siteSettingsInput = (how: field.Completeness) =>
  z.strictObject({
    companyName: field.name(256),
    legalName: field.neededText(how),
    slogan: field.text(),
    phone: field.neededText(how, 64),
    servicePhone: field.neededText(how, 64),
    workingHours: field.text(),
    email: field.neededText(how, 256),
    address: field.neededText(how, 1_000),
    factoryAddress: field.text(1_000),
    receiverAddress: field.neededText(how, 1_000),
    latitude: degrees(90, field.inputTexts.latitude),
    longitude: degrees(180, field.inputTexts.longitude),
    panelUrl: field.link(),
    footerLinks: field.listOf(namedLink(how), 30),
    socialLinks: field.listOf(namedLink(how), 30),
    privacyLine: field.text(2_000),
  });
