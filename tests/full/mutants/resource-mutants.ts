import { unit, type Mutant } from "./mutant.ts";

const limit = unit("limits", "src/limit.test.ts");
const meter = unit("limits", "src/meter.test.ts");
const room = unit("limits", "src/room.test.ts");
const memory = unit("limits", "src/memory.test.ts");
const networks = unit("limits", "src/network-of.test.ts");
const json = unit("calls", "src/input/parse-json.test.ts");
const rows = unit("calls", "src/rows.test.ts");
const thread = unit("gateway", "src/inspection-pool");
const listening = unit("gateway", "src/serving/listen.test.ts");
const files = unit("provider", "src/platform/uploads/validate-file.test.ts");

/** What lets somebody take all of the process, or hand it a file that does something. */
export const resourceMutants: readonly Mutant[] = [
  {
    breaks: "what was refused uses up the next window's room",
    file: "packages/limits/src/limit.ts",
    from: "await store.takeBack(key);",
    to: "",
    suite: limit,
  },
  {
    breaks: "a limit that refuses keeps what others gave",
    file: "packages/limits/src/limit.ts",
    from: "await releaseAll(subjects.slice(0, index));",
    to: "",
    suite: limit,
  },
  {
    breaks: "a limit lets one more through",
    file: "packages/limits/src/limit.ts",
    from: "if (count <= most)",
    to: "if (count <= most + 1)",
    suite: limit,
  },
  {
    breaks: "a window never begins again",
    file: "packages/limits/src/memory.ts",
    from: "return entry && entry.endsAt > now ? entry : undefined;",
    to: "return entry;",
    suite: limit,
  },
  {
    breaks: "a captcha may be used twice in this process",
    file: "packages/limits/src/memory.ts",
    from: "if (standing(key, now)) return false;",
    to: "",
    suite: memory,
  },
  {
    breaks: "memory grows with every visitor",
    file: "packages/limits/src/memory.ts",
    from: "if (entries.size >= most && !oldest.done) entries.delete(oldest.value);",
    to: "",
    suite: memory,
  },
  {
    breaks: "one network uses up what it likes",
    file: "packages/limits/src/meter.ts",
    from: "if (entry.amount + amount > most) return",
    to: "if (amount > most) return",
    suite: meter,
  },
  {
    breaks: "one network holds all of the room",
    file: "packages/limits/src/room.ts",
    from: " || own + amount > mostEach",
    to: "",
    suite: room,
  },
  {
    breaks: "room is given back twice",
    file: "packages/limits/src/room.ts",
    from: "if (left) return;",
    to: "",
    suite: room,
  },
  {
    breaks: "each address of a subscriber counts for itself",
    file: "packages/limits/src/network-of.ts",
    from: "const OWN_GROUPS = 4;",
    to: "const OWN_GROUPS = 8;",
    suite: networks,
  },
  {
    breaks: "a body is as deep as it likes",
    file: "packages/calls/src/input/parse-json.ts",
    from: "const DEEPEST = 24;",
    to: "const DEEPEST = 1e9;",
    suite: json,
  },
  {
    breaks: "a body has as many values as it likes",
    file: "packages/calls/src/input/parse-json.ts",
    from: "const MAX_VALUES = 5_000;",
    to: "const MAX_VALUES = 1e9;",
    suite: json,
  },
  {
    breaks: "a body reaches for a prototype",
    file: "packages/calls/src/input/parse-json.ts",
    from: "clean(value);",
    to: "",
    suite: json,
  },
  {
    breaks: "an address smuggles a slash into a parameter",
    file: "packages/calls/src/match.ts",
    from: "return /[/\\\\\\u0000-\\u001f]/.test(decoded) ||",
    to: "return",
    suite: rows,
  },
  {
    breaks: "a hostile document is worked on for ever",
    file: "packages/gateway/src/inspection-pool/pooled-thread.ts",
    from: "setTimeout(expire, deadlineMs);",
    to: "setTimeout(expire, 120_000);",
    suite: thread,
  },
  {
    breaks: "questions wait without end",
    file: "packages/gateway/src/inspection-pool/inspection-pool.ts",
    from: "if (closed || ahead >= kind.maxWaiting)",
    to: "if (closed)",
    suite: thread,
  },
  {
    breaks: "a visitor names their own address",
    file: "packages/gateway/src/serving/listen.ts",
    from: 'headers.set(ADDRESS_HEADER, addressSeen(incoming.socket.remoteAddress ?? "", forwarded, hops));',
    to: 'if (!headers.has(ADDRESS_HEADER)) headers.set(ADDRESS_HEADER, addressSeen(incoming.socket.remoteAddress ?? "", forwarded, hops));',
    suite: listening,
  },
  {
    breaks: "an address is the one that a client wrote",
    file: "packages/gateway/src/serving/listen.ts",
    from: 'forwarded?.split(",").at(-hops)',
    to: 'forwarded?.split(",").at(0)',
    suite: listening,
  },
  {
    breaks: "a slow client keeps its line",
    file: "packages/gateway/src/serving/listen.ts",
    from: "headersTimeout: limits.headersMs,",
    to: "headersTimeout: 60_000,",
    suite: listening,
  },
  {
    breaks: "a script behind a document's first letters is taken",
    file: "packages/provider/src/platform/uploads/validate-file.ts",
    from: 'if (SCRIPT.test(bytes.toString("latin1"))) return refused("error.fileActive");',
    to: "",
    suite: files,
  },
];
