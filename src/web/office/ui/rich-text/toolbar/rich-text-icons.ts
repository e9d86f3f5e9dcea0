import {
  LetterB as bold,
  Film as film,
  Heading2 as heading2,
  Heading3 as heading3,
  Heading4 as heading4,
  ImagePlus as imagePlus,
  Italic as italic,
  Link as link,
  List as list,
  ListOrdered as listOrdered,
  PilcrowRight as pilcrowRight,
  Quote as quote,
  Redo2 as redo2,
  RemoveFormatting as removeFormatting,
  Space as space,
  Subscript as subscript,
  Superscript as superscript,
  Table as table,
  Trash as trash,
  Undo2 as undo2,
} from 'lucide';
import { toIcon } from '#web/ui/to-icon.tsx';

/* Icons of the editor alone: they come with it. */

export const Bold = toIcon(bold);
export const Heading2 = toIcon(heading2);
export const Heading3 = toIcon(heading3);
export const Heading4 = toIcon(heading4);
export const ImagePlus = toIcon(imagePlus);
export const Italic = toIcon(italic);
export const Link = toIcon(link);
export const List = toIcon(list);
export const ListOrdered = toIcon(listOrdered);
export const Film = toIcon(film);
export const Quote = toIcon(quote);
export const Redo2 = toIcon(redo2);
export const RemoveFormatting = toIcon(removeFormatting);
export const PilcrowRight = toIcon(pilcrowRight);
export const Space = toIcon(space);
export const Subscript = toIcon(subscript);
export const Superscript = toIcon(superscript);
export const Table = toIcon(table);
export const Trash = toIcon(trash);
export const Undo2 = toIcon(undo2);
