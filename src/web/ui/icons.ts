import {
  ArrowLeft as arrowLeft,
  ArrowUpLeft as arrowUpLeft,
  BadgeCheck as badgeCheck,
  BookOpen as bookOpen,
  BuildingComplex as building2,
  Check as check,
  ChevronDown as chevronDown,
  ChevronLeft as chevronLeft,
  ChevronRight as chevronRight,
  CircleAlert as circleAlert,
  CircleCheck as circleCheck,
  CircleX as circleX,
  Clock as clock,
  Clock3 as clock3,
  CreditCard as creditCard,
  X as cross,
  ExternalLink as externalLink,
  Factory as factory,
  FileText as fileText,
  FlaskConical as flaskConical,
  Globe as globe,
  RotateCcwClock as history,
  Images as images,
  Info as info,
  LoaderCircle as loaderCircle,
  LogOut as logOut,
  Mail as mail,
  MapPin as mapPin,
  MapPinPen as mapPinPen,
  Menu as menu,
  MessageCircle as messageCircle,
  MessageSquareHeart as messageSquareHeart,
  MessageSquarePlus as messageSquarePlus,
  Monitor as monitor,
  PackageCheck as packageCheck,
  PackageOpen as packageOpen,
  Pause as pause,
  Phone as phone,
  Play as play,
  CirclePlay as playCircle,
  Plus as plus,
  Printer as printer,
  RefreshCw as refreshCw,
  Search as search,
  Send as send,
  Smartphone as smartphone,
  TriangleAlert as triangleAlert,
  Truck as truck,
  UserRoundSearch as userRoundSearch,
  Wrench as wrench,
} from 'lucide';
import { toIcon } from './to-icon.tsx';

export type { Icon } from './to-icon.tsx';

/* Every icon of the site, by the name of its drawing in the family. */

export const ArrowLeft = toIcon(arrowLeft);
export const ArrowUpLeft = toIcon(arrowUpLeft);
export const BadgeCheck = toIcon(badgeCheck);
export const BookOpen = toIcon(bookOpen);
export const Building2 = toIcon(building2);
export const Check = toIcon(check);
export const ChevronDown = toIcon(chevronDown);
export const ChevronLeft = toIcon(chevronLeft);
export const ChevronRight = toIcon(chevronRight);
export const CircleAlert = toIcon(circleAlert);
export const CircleCheck = toIcon(circleCheck);
export const CircleX = toIcon(circleX);
export const Clock = toIcon(clock);
export const Clock3 = toIcon(clock3);
export const CreditCard = toIcon(creditCard);
export const ExternalLink = toIcon(externalLink);
export const Factory = toIcon(factory);
export const FlaskConical = toIcon(flaskConical);
export const Globe = toIcon(globe);
export const History = toIcon(history);
export const Images = toIcon(images);
export const Info = toIcon(info);
export const LoaderCircle = toIcon(loaderCircle);
export const LogOut = toIcon(logOut);
export const Mail = toIcon(mail);
export const MapPin = toIcon(mapPin);
export const MapPinPen = toIcon(mapPinPen);
export const Menu = toIcon(menu);
export const MessageCircle = toIcon(messageCircle);
export const MessageSquareHeart = toIcon(messageSquareHeart);
export const MessageSquarePlus = toIcon(messageSquarePlus);
export const Monitor = toIcon(monitor);
export const PackageCheck = toIcon(packageCheck);
export const PackageOpen = toIcon(packageOpen);
export const Pause = toIcon(pause);
export const Phone = toIcon(phone);
export const Play = toIcon(play);
export const PlayCircle = toIcon(playCircle);
export const Plus = toIcon(plus);
export const FileText = toIcon(fileText);
export const Printer = toIcon(printer);
export const RefreshCw = toIcon(refreshCw);
export const Search = toIcon(search);
export const Send = toIcon(send);
export const Smartphone = toIcon(smartphone);
export const TriangleAlert = toIcon(triangleAlert);
export const Truck = toIcon(truck);
export const UserRoundSearch = toIcon(userRoundSearch);
export const Wrench = toIcon(wrench);
export const X = toIcon(cross);
