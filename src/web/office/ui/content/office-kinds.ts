import { allContentKinds, type ContentKind } from '#contract/content/kinds.ts';
import { FileText, Globe, Images } from '#web/ui/icons.ts';
import { Box, CircleQuestionMark, type Icon } from '../office-icons.ts';
import * as icon from './content-icons.ts';

type KindGroup = 'reading' | 'goods' | 'company' | 'fixed';

type KindIcon = { icon: Icon; group: KindGroup };

/** How the office shows a kind: its icon, and the group it stands in on the content's home. */
export const findKindIcon = (kind: ContentKind): KindIcon =>
  kindIcons[kind] ?? { icon: FileText, group: 'reading' };

const kindIcons: Readonly<Partial<Record<ContentKind, KindIcon>>> = {
  article: { icon: icon.Newspaper, group: 'reading' },
  news: { icon: icon.Megaphone, group: 'reading' },
  video: { icon: icon.Video, group: 'reading' },
  faq: { icon: CircleQuestionMark, group: 'reading' },
  product: { icon: Box, group: 'goods' },
  'product-type': { icon: icon.Boxes, group: 'goods' },
  revision: { icon: icon.GitBranch, group: 'goods' },
  website: { icon: Globe, group: 'goods' },
  permit: { icon: icon.Award, group: 'company' },
  gallery: { icon: Images, group: 'company' },
  colleague: { icon: icon.Handshake, group: 'company' },
  page: { icon: icon.Files, group: 'fixed' },
  'static-page': { icon: icon.PanelsTopLeft, group: 'fixed' },
  'site-settings': { icon: icon.Settings, group: 'fixed' },
};

export const kindGroups: readonly KindGroup[] = ['reading', 'goods', 'company', 'fixed'];

/** The kind that an address names, when there is such a kind. */
export const findKind = (text: string | undefined): ContentKind | undefined =>
  allContentKinds.find((kind) => kind === text);
