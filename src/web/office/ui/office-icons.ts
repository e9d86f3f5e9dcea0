import * as lucide from 'lucide';
import { toIcon } from '#web/ui/to-icon.tsx';

export type { Icon } from '#web/ui/to-icon.tsx';

/*
 * Icons that only the office shows; those of the site are in `web/ui/icons.ts`. All of them load with the shell, so one
 * that a single screen shows stands with that screen.
 */

export const ArrowDown = toIcon(lucide.ArrowDown);
export const Box = toIcon(lucide.Box);
export const Hospital = toIcon(lucide.Hospital);
export const Calendar = toIcon(lucide.Calendar);
export const ChartColumn = toIcon(lucide.ChartColumn);
export const Columns3 = toIcon(lucide.Columns3);
export const CircleQuestionMark = toIcon(lucide.CircleQuestionMark);
export const ClockAlert = toIcon(lucide.ClockAlert);
export const Copy = toIcon(lucide.Copy);
export const Ellipsis = toIcon(lucide.Ellipsis);
export const Eye = toIcon(lucide.Eye);
export const EyeOff = toIcon(lucide.EyeOff);
export const Inbox = toIcon(lucide.Inbox);
export const Keyboard = toIcon(lucide.Keyboard);
export const ListFilter = toIcon(lucide.ListFilter);
export const Lock = toIcon(lucide.Lock);
export const Minus = toIcon(lucide.Minus);
export const Moon = toIcon(lucide.Moon);
export const ReceiptText = toIcon(lucide.ReceiptText);
export const ScanBarcode = toIcon(lucide.ScanBarcode);
export const ServerCog = toIcon(lucide.ServerCog);
export const Settings2 = toIcon(lucide.Settings2);
export const SlidersHorizontal = toIcon(lucide.SlidersHorizontal);
export const Sun = toIcon(lucide.Sun);
export const Table2 = toIcon(lucide.Table2);
export const Trash = toIcon(lucide.Trash);
export const Undo2 = toIcon(lucide.Undo2);
export const Upload = toIcon(lucide.Upload);
export const UserRound = toIcon(lucide.UserRound);
export const Users = toIcon(lucide.Users);
export const CalendarClock = toIcon(lucide.CalendarClock);
export const Camera = toIcon(lucide.Camera);
