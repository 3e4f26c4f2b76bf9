import {
  ArrowLeft,
  ArrowRight,
  Bell,
  Check,
  ChevronDown,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  Download,
  Eye,
  EyeOff,
  Info,
  LogOut,
  Menu,
  MessageCircle,
  Minus,
  Phone,
  PhoneIncoming,
  Plus,
  RefreshCw,
  Search,
  TriangleAlert,
  User,
  X,
  type LucideIcon,
} from "lucide-react";

const icons = {
  alert: CircleAlert,
  arrow: ArrowRight,
  back: ArrowLeft,
  bell: Bell,
  callMe: PhoneIncoming,
  check: Check,
  close: X,
  done: CircleCheck,
  down: ChevronDown,
  download: Download,
  eye: Eye,
  eyeOff: EyeOff,
  info: Info,
  logout: LogOut,
  menu: Menu,
  message: MessageCircle,
  minus: Minus,
  phone: Phone,
  plus: Plus,
  retry: RefreshCw,
  right: ChevronRight,
  search: Search,
  user: User,
  warning: TriangleAlert,
} as const satisfies Record<string, LucideIcon>;

export type IconName = keyof typeof icons;

/** What the global style says of every outline once is not said by each: a page has sixty of them, and it was 8 KB of its document. */
const bare = { xmlns: undefined, fill: undefined, stroke: undefined, strokeLinecap: undefined, strokeLinejoin: undefined } as const;

/** The outline set of the kit, 1.75 px; always beside a text, so never read aloud. */
export const Icon = ({ name, size = "1.25em" }: { name: IconName; size?: string | undefined }) => {
  const Drawn = icons[name];
  return <Drawn {...bare} size={size} strokeWidth={1.75} aria-hidden="true" focusable="false" />;
};
