import * as lucide from 'lucide';
import { toIcon } from '#web/ui/to-icon.tsx';

/* Icons of content's screens alone. */

export const ArrowUp = toIcon(lucide.ArrowUp);
export const Award = toIcon(lucide.Award);
export const Boxes = toIcon(lucide.Boxes);
export const Files = toIcon(lucide.Files);
export const GitBranch = toIcon(lucide.GitBranch);
export const GitCompare = toIcon(lucide.GitCompare);
export const GripVertical = toIcon(lucide.GripVertical);
export const Handshake = toIcon(lucide.Handshake);
export const Megaphone = toIcon(lucide.Megaphone);
export const Newspaper = toIcon(lucide.Newspaper);
export const PanelsTopLeft = toIcon(lucide.PanelsTopLeft);
export const Pencil = toIcon(lucide.Pencil);
export const Settings = toIcon(lucide.Settings);
export const Video = toIcon(lucide.Video);
