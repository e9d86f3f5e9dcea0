import {
  ArrowUp as arrowUp,
  Award as award,
  Boxes as boxes,
  CircleQuestionMark as circleQuestion,
  Files as files,
  GitBranch as gitBranch,
  GitCompare as gitCompare,
  GripVertical as gripVertical,
  Handshake as handshake,
  Megaphone as megaphone,
  Newspaper as newspaper,
  PanelsTopLeft as panelsTopLeft,
  Pencil as pencil,
  Settings as settings,
  Video as video,
} from 'lucide';
import { toIcon } from '#web/ui/to-icon.tsx';

/* Icons of content's screens alone. */

export const ArrowUp = toIcon(arrowUp);
export const Award = toIcon(award);
export const Boxes = toIcon(boxes);
export const CircleQuestion = toIcon(circleQuestion);
export const Files = toIcon(files);
export const GitBranch = toIcon(gitBranch);
export const GitCompare = toIcon(gitCompare);
export const GripVertical = toIcon(gripVertical);
export const Handshake = toIcon(handshake);
export const Megaphone = toIcon(megaphone);
export const Newspaper = toIcon(newspaper);
export const PanelsTopLeft = toIcon(panelsTopLeft);
export const Pencil = toIcon(pencil);
export const Settings = toIcon(settings);
export const Video = toIcon(video);
