import { __iconData as arrowUp } from 'lucide-react/icons/arrow-up';
import { __iconData as award } from 'lucide-react/icons/award';
import { __iconData as boxes } from 'lucide-react/icons/boxes';
import { __iconData as calendarClock } from 'lucide-react/icons/calendar-clock';
import { __iconData as circleQuestion } from 'lucide-react/icons/circle-question-mark';
import { __iconData as files } from 'lucide-react/icons/files';
import { __iconData as gitBranch } from 'lucide-react/icons/git-branch';
import { __iconData as gitCompare } from 'lucide-react/icons/git-compare';
import { __iconData as gripVertical } from 'lucide-react/icons/grip-vertical';
import { __iconData as handshake } from 'lucide-react/icons/handshake';
import { __iconData as megaphone } from 'lucide-react/icons/megaphone';
import { __iconData as newspaper } from 'lucide-react/icons/newspaper';
import { __iconData as panelsTopLeft } from 'lucide-react/icons/panels-top-left';
import { __iconData as pencil } from 'lucide-react/icons/pencil';
import { __iconData as settings } from 'lucide-react/icons/settings';
import { __iconData as video } from 'lucide-react/icons/video';
import { toIcon } from '#web/ui/to-icon.tsx';

/* Icons of content's screens alone. */

export const ArrowUp = toIcon(arrowUp);
export const Award = toIcon(award);
export const Boxes = toIcon(boxes);
export const CalendarClock = toIcon(calendarClock);
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
