import {
  ArrowDown as arrowDown,
  Box as box,
  Hospital as building,
  Calendar as calendar,
  CalendarClock as calendarClock,
  Camera as camera,
  ChartColumn as chartColumn,
  CircleQuestionMark as circleHelp,
  ClockAlert as clockAlert,
  Columns3 as columns3,
  Copy as copy,
  Download as download,
  Ellipsis as ellipsis,
  Eye as eye,
  EyeOff as eyeOff,
  FingerprintPattern as fingerprint,
  Flashlight as flashlight,
  Inbox as inbox,
  Keyboard as keyboard,
  KeyRound as keyRound,
  ListFilter as listFilter,
  Lock as lock,
  MessagesSquare as messagesSquare,
  Minus as minus,
  Moon as moon,
  ReceiptText as receiptText,
  ScanBarcode as scanBarcode,
  ServerCog as serverCog,
  Settings2 as settings2,
  ShieldCheck as shieldCheck,
  SlidersHorizontal as slidersHorizontal,
  Star as star,
  Sun as sun,
  Table2 as table2,
  Trash as trash,
  Undo2 as undo2,
  Upload as upload,
  UserRound as userRound,
  Users as users,
  Volume2 as volume2,
  VolumeX as volumeX,
} from 'lucide';
import { toIcon } from '#web/ui/to-icon.tsx';

export type { Icon } from '#web/ui/to-icon.tsx';

/* Icons that only the office shows; those of the site are in `web/ui/icons.ts`. */

export const ArrowDown = toIcon(arrowDown);
export const Box = toIcon(box);
export const Building = toIcon(building);
export const Calendar = toIcon(calendar);
export const ChartColumn = toIcon(chartColumn);
export const Columns3 = toIcon(columns3);
export const CircleHelp = toIcon(circleHelp);
export const ClockAlert = toIcon(clockAlert);
export const Copy = toIcon(copy);
export const Download = toIcon(download);
export const Ellipsis = toIcon(ellipsis);
export const Eye = toIcon(eye);
export const EyeOff = toIcon(eyeOff);
export const Fingerprint = toIcon(fingerprint);
export const Flashlight = toIcon(flashlight);
export const Inbox = toIcon(inbox);
export const Keyboard = toIcon(keyboard);
export const KeyRound = toIcon(keyRound);
export const ListFilter = toIcon(listFilter);
export const Lock = toIcon(lock);
export const MessagesSquare = toIcon(messagesSquare);
export const Minus = toIcon(minus);
export const Moon = toIcon(moon);
export const ReceiptText = toIcon(receiptText);
export const ScanBarcode = toIcon(scanBarcode);
export const ServerCog = toIcon(serverCog);
export const Settings2 = toIcon(settings2);
export const ShieldCheck = toIcon(shieldCheck);
export const SlidersHorizontal = toIcon(slidersHorizontal);
export const Star = toIcon(star);
export const Sun = toIcon(sun);
export const Table2 = toIcon(table2);
export const Trash = toIcon(trash);
export const Undo2 = toIcon(undo2);
export const Upload = toIcon(upload);
export const UserRound = toIcon(userRound);
export const Users = toIcon(users);
export const CalendarClock = toIcon(calendarClock);
export const Camera = toIcon(camera);
export const Volume2 = toIcon(volume2);
export const VolumeX = toIcon(volumeX);
