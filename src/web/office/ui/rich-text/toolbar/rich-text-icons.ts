import * as lucide from 'lucide';
import { toIcon } from '#web/ui/to-icon.tsx';

/* Icons of the editor alone: they come with it. */

export const Bold = toIcon(lucide.LetterB);
export const Heading2 = toIcon(lucide.Heading2);
export const Heading3 = toIcon(lucide.Heading3);
export const Heading4 = toIcon(lucide.Heading4);
export const ImagePlus = toIcon(lucide.ImagePlus);
export const Italic = toIcon(lucide.Italic);
export const Link = toIcon(lucide.Link);
export const List = toIcon(lucide.List);
export const ListOrdered = toIcon(lucide.ListOrdered);
export const Film = toIcon(lucide.Film);
export const Quote = toIcon(lucide.Quote);
export const Redo2 = toIcon(lucide.Redo2);
export const RemoveFormatting = toIcon(lucide.RemoveFormatting);
export const PilcrowRight = toIcon(lucide.PilcrowRight);
export const Space = toIcon(lucide.Space);
export const Subscript = toIcon(lucide.Subscript);
export const Superscript = toIcon(lucide.Superscript);
export const Table = toIcon(lucide.Table);
