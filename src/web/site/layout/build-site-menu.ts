import { contentKinds, productTypeIds } from '#contract/content/kinds.ts';
import { siteAddresses } from '#contract/site-addresses.ts';
import { siteMenuTexts, siteShellTexts } from '#web/texts/shell.ts';
import type { ShellData } from './load-shell.ts';

export type MenuLink = { title: string; href: string };

/** Links under a heading; the heading of a sub-menu is itself a page and carries its address. */
export type MenuColumn = { title?: string; href?: string; links: MenuLink[] };

/** One entry of the main menu: a link by itself, or a title that opens columns of links. */
export type SiteMenuEntry = { id: string; title: string; href?: string; columns: MenuColumn[] };

type MenuData = Pick<ShellData, 'productTypes' | 'galleryGroups' | 'pages'>;

/** The main menu, from what is fixed and what the three list calls brought. Empty entries are left out. */
export const buildSiteMenu = (data: MenuData): SiteMenuEntry[] =>
  listEntries(data)
    .map((entry) => ({ ...entry, columns: entry.columns.filter(({ links }) => links.length > 0) }))
    .filter((entry) => entry.href !== undefined || entry.columns.length > 0);

const listEntries = (data: MenuData): SiteMenuEntry[] => [
  { id: 'home', title: siteMenuTexts.home, href: siteAddresses.home, columns: [] },
  { id: 'products', title: siteMenuTexts.products, columns: productColumns(data) },
  { id: 'reading', title: siteMenuTexts.reading, columns: [{ links: readingLinks }] },
  { id: 'gallery', title: siteMenuTexts.gallery, columns: [{ links: galleryLinks(data) }] },
  { id: 'services', title: siteMenuTexts.services, columns: serviceColumns(data) },
  { id: 'about', title: siteMenuTexts.about, columns: aboutColumns(data) },
];

const productColumns = ({ productTypes }: MenuData): MenuColumn[] => [
  {
    title: siteMenuTexts.productGroups,
    links: [
      ...productTypes.map(({ id, title }) => ({ title, href: siteAddresses.productType(id) })),
      ...listLinks(productTypes),
    ],
  },
  {
    title: siteMenuTexts.permits,
    links: [
      { title: siteMenuTexts.permitsHard, href: siteAddresses.permitsHard() },
      { title: siteMenuTexts.permitsSoft, href: siteAddresses.permitsSoft() },
      { title: siteMenuTexts.revisions, href: siteAddresses.revisions },
    ],
  },
];

/** The groups of hardware and software are these lists under another address: one entry leads to each. */
const listLinks = (productTypes: MenuData['productTypes']): MenuLink[] => [
  ...[
    { typeId: productTypeIds.hardware, title: siteMenuTexts.hardwares, href: siteAddresses.hardwares() },
    { typeId: productTypeIds.software, title: siteMenuTexts.softwares, href: siteAddresses.softwares() },
  ]
    .filter(({ typeId }) => !productTypes.some(({ id }) => id === typeId))
    .map(({ title, href }) => ({ title, href })),
  { title: siteMenuTexts.websites, href: siteAddresses.websites() },
];

const readingLinks: MenuLink[] = Object.values(contentKinds).flatMap((row) =>
  'menu' in row ? [{ title: row.many, href: row.list.address() }] : [],
);

const galleryLinks = ({ galleryGroups }: MenuData): MenuLink[] =>
  galleryGroups.map(({ id, title }) => ({ title, href: siteAddresses.gallery(id) }));

const serviceColumns = ({ pages }: MenuData): MenuColumn[] =>
  withPages(
    [{ title: siteShellTexts.repair, href: siteAddresses.repair }],
    pages.filter(({ title }) => !isAboutCompany(title)),
  );

const aboutColumns = ({ pages }: MenuData): MenuColumn[] =>
  withPages(
    aboutLinks,
    pages.filter(({ title }) => isAboutCompany(title)),
  );

/** A root page is about the company when its title says so. */
const isAboutCompany = (title: string): boolean => siteMenuTexts.companyPages.test(title.trim());

/** Pages without children stand together; each page with children heads a sub-menu of its own. */
const withPages = (links: MenuLink[], pages: MenuData['pages']): MenuColumn[] => [
  { links: [...links, ...pages.filter(({ children }) => children.length === 0).map(toPageLink)] },
  ...pages
    .filter(({ children }) => children.length > 0)
    .map((page) => ({ ...toPageLink(page), links: page.children.map(toPageLink) })),
];

const toPageLink = ({ id, title }: { id: number; title: string }): MenuLink => ({
  title,
  href: siteAddresses.page(id),
});

const aboutLinks: MenuLink[] = [
  { title: siteMenuTexts.aboutUs, href: siteAddresses.about },
  { title: siteMenuTexts.colleagues, href: siteAddresses.colleagues },
  { title: siteMenuTexts.faqs, href: siteAddresses.faqs },
  { title: siteMenuTexts.contact, href: siteAddresses.contact },
];
