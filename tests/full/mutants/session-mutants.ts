import { unit, type Mutant } from "./mutant.ts";

const sessions = unit("edge", "src/session");
const pass = unit("edge", "src/guard/pass.test.ts");

/** What lets a session, a signature or a code do more than it may. */
export const sessionMutants: readonly Mutant[] = [
  {
    breaks: "a session that ended opens again",
    file: "edge/src/session/sessions.ts",
    from: "return session && !(await store.isMarked(endedKey(session.id))) ? session : undefined;",
    to: "return session || undefined;",
    suite: sessions,
  },
  {
    breaks: "a session that was opened before never ends",
    file: "edge/src/session/sessions.ts",
    from: "if (known) return endsAt(known) > nowSeconds() ? known : undefined;",
    to: "if (known) return known;",
    suite: sessions,
  },
  {
    breaks: "a session in use never ends",
    file: "edge/src/session/session.ts",
    from: "Math.min(seenAt + IDLE_SECONDS, startedAt + ABSOLUTE_SECONDS)",
    to: "seenAt + IDLE_SECONDS",
    suite: sessions,
  },
  {
    breaks: "the refetch of the user keeps a session alive",
    file: "edge/src/guard/pass.ts",
    from: '} else if (session && name !== "user") {',
    to: "} else if (session) {",
    suite: pass,
  },
  {
    breaks: "a session that the back office ended goes on",
    file: "edge/src/guard/pass.ts",
    from: "if (status === 401 && session) {",
    to: "if (status === 402 && session) {",
    suite: pass,
  },
  {
    breaks: "scripts see the session",
    file: "edge/src/session/cookie.ts",
    from: "Path=/; HttpOnly; Secure; SameSite=Strict",
    to: "Path=/; Secure; SameSite=Strict",
    suite: sessions,
  },
  {
    breaks: "two cookies of one name are one",
    file: "edge/src/session/cookie.ts",
    from: "return found.length === 1 ?",
    to: "return found.length > 0 ?",
    suite: sessions,
  },
  {
    breaks: "a cookie for somebody else is a session",
    file: "edge/src/session/seal.ts",
    from: "{ audience: AUDIENCE, currentDate:",
    to: "{ currentDate:",
    suite: sessions,
  },
  {
    breaks: "a sealed session past its time opens",
    file: "edge/src/session/seal.ts",
    from: "currentDate: new Date(nowSeconds * 1000)",
    to: "currentDate: new Date(0)",
    suite: sessions,
  },
  {
    breaks: "a shorter token is the same",
    file: "edge/src/session/request-token.ts",
    from: "let difference = a.length ^ b.length;",
    to: "let difference = 0;",
    suite: sessions,
  },
  {
    breaks: "a short key seals sessions",
    file: "edge/src/session/keys.ts",
    from: " || secret.length !== KEY_BYTES",
    to: "",
    suite: sessions,
  },
  {
    breaks: "a flow goes on after the account is open",
    file: "edge/src/session/device-tokens.ts",
    from: 'ownCookie(FLOW_COOKIE, ended ? "" : flow, ended ? 0 : FLOW_SECONDS)',
    to: "ownCookie(FLOW_COOKIE, flow, FLOW_SECONDS)",
    suite: sessions,
  },
  {
    breaks: "what breaks out of a cookie is kept",
    file: "edge/src/session/device-tokens.ts",
    from: 'typeof device === "string" && DEVICE.test(device)',
    to: 'typeof device === "string"',
    suite: sessions,
  },
];
