import { createElement } from "react";
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
import { renderToStaticMarkup } from "react-dom/server";

/** Which outline of the family the kit calls by which name. */
const chosen = {
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
} as const satisfies Readonly<Record<string, LucideIcon>>;

type Shape = Readonly<Record<string, string>>;
const number = (shape: Shape, name: string): number => Number(shape[name] ?? 0);

/** Every shape of the family as a path. @throws on a shape that it has not had so far. */
function pathOf(tag: string, shape: Shape): string {
  if (tag === "path") return shape["d"] ?? "";
  if (tag === "line") return `M${shape["x1"]} ${shape["y1"]}L${shape["x2"]} ${shape["y2"]}`;
  if (tag === "circle") {
    const [x, y, r] = [number(shape, "cx"), number(shape, "cy"), number(shape, "r")];
    return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  }
  throw new Error(`no path is known for <${tag}>`);
}

function pathsOf(icon: LucideIcon): readonly string[] {
  const [, inner = ""] = /<svg[^>]*>(.*)<\/svg>/.exec(renderToStaticMarkup(createElement(icon))) ?? [];
  return [...inner.matchAll(/<(\w+)([^>]*)>/g)].map(([, tag = "", attributes = ""]) =>
    pathOf(tag, Object.fromEntries([...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]))),
  );
}

/** The file of outlines as it should be for this version of the family. */
export function outlinesFile(): string {
  const lines = Object.entries(chosen).map(([name, icon]) => `  ${name}: ${JSON.stringify(pathsOf(icon))},`);
  return [
    "// Written by scripts/outlines.ts from lucide: ISC licence, (c) Lucide Icons and Contributors; in part of Feather, MIT licence, (c) Cole Bemis.",
    "/** What the kit's outlines are drawn in, on a field of 24. */",
    "export const outlines = {",
    ...lines,
    "} as const satisfies Readonly<Record<string, readonly string[]>>;",
    "",
  ].join("\n");
}
