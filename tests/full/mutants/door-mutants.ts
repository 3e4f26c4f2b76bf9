import { unit, type Mutant } from "./mutant.ts";

const pass = unit("edge", "src/guard/pass.test.ts");
const sameOrigin = unit("edge", "src/guard/same-origin.test.ts");
const upload = unit("edge", "src/functions/upload.test.ts");
const keepsakes = unit("edge", "src/session/keepsakes.test.ts");
const captcha = unit("edge", "src/captcha");
const verify = unit("edge", "src/functions/verify.test.ts");
const reports = unit("edge", "src/functions/reports.test.ts");
const body = unit("edge", "src/guard/body.test.ts");
const breaking = unit("edge", "src/guard/breaker.test.ts");
const documents = unit("edge", "src/functions/documents.test.ts");
const admission = unit("edge", "src/guard/admit.test.ts");
const crls = unit("edge", "src/signatures");

/** What lets a request do more than it may, or take more than it is given. */
export const doorMutants: readonly Mutant[] = [
  {
    breaks: "a page of another site changes something",
    file: "edge/src/guard/admit.ts",
    from: 'return fromOwnPage(visit, siteOrigin) ? undefined : refusal(403, "error.forbidden");',
    to: "return undefined;",
    suite: admission,
  },
  {
    breaks: "a form of any type is taken",
    file: "edge/src/guard/admit.ts",
    from: 'if (!TYPE[body].test(visit.headers.get("content-type") ?? "")) return refusal(415, "error.mediaType");',
    to: "",
    suite: admission,
  },
  {
    breaks: "what is refused by its first lines is read all the same",
    file: "edge/src/guard/admit.ts",
    from: "if (refusedAtOnce) return { ok: false, refusal: refusedAtOnce };",
    to: "",
    suite: admission,
  },
  {
    breaks: "a stranger's body is read before it is known who sends it",
    file: "edge/src/guard/admit.ts",
    from: "if (!who.ok) return who;",
    to: "if (!who.ok) { await visit.body?.getReader().read(); return who; }",
    suite: admission,
  },
  {
    breaks: "no captcha is asked for",
    file: "edge/src/guard/admit.ts",
    from: 'if (call.captcha && !(call.body === "file" && session)) {',
    to: 'if (call.captcha && call.body === "file" && !session) {',
    suite: admission,
  },
  {
    breaks: "whoever is signed in needs no captcha anywhere",
    file: "edge/src/guard/admit.ts",
    from: '!(call.body === "file" && session)',
    to: "!session",
    suite: admission,
  },
  {
    breaks: "requests of one network are not counted",
    file: "edge/src/guard/admit.ts",
    from: 'overQuota(visit, options, "requests") ?? overQuota',
    to: "overQuota",
    suite: admission,
  },
  {
    breaks: "bytes of one network are not counted",
    file: "edge/src/guard/admit.ts",
    from: '?? overQuota(visit, options, "bytes", Number(visit.headers.get("content-length") ?? 0));',
    to: ";",
    suite: upload,
  },
  {
    breaks: "bytes of which no header told are not counted",
    file: "edge/src/guard/admit.ts",
    from: 'return (visit.headers.has("content-length") ? undefined : overQuota(visit, options, "bytes", bytes.length)) ?? bytes;',
    to: "return bytes;",
    suite: admission,
  },
  {
    breaks: "the captcha's host comes from the header, where a token is checked",
    file: "edge/src/guard/admit.ts",
    from: "captchaHost(options))",
    to: "urlOf(visit).host)",
    suite: captcha,
  },
  {
    breaks: "the captcha's host comes from the header, where one is handed out",
    file: "edge/src/functions/captcha.ts",
    from: "captchaHost(options)",
    to: "new URL(visit.url).host",
    suite: captcha,
  },
  {
    breaks: "a key in an address reaches for a prototype",
    file: "edge/src/guard/admit.ts",
    from: ".filter(([key]) => !isEveryObjects(key))",
    to: "",
    suite: pass,
  },
  {
    breaks: "a field that no row lists goes on",
    file: "edge/src/guard/admit.ts",
    from: "input: checked.value as Fields, params",
    to: "input: { ...query, ...fields }, params",
    suite: admission,
  },
  {
    breaks: "a state change needs no header that a foreign page cannot set",
    file: "edge/src/guard/same-origin.ts",
    from: 'if (!headers.has("lang")) return false;',
    to: "",
    suite: sameOrigin,
  },
  {
    breaks: "a page of a neighbouring site counts as our own",
    file: "edge/src/guard/same-origin.ts",
    from: 'if (fetchSite !== null && fetchSite !== "same-origin") return false;',
    to: 'if (fetchSite === "cross-site") return false;',
    suite: sameOrigin,
  },
  {
    breaks: "any origin is our own",
    file: "edge/src/guard/same-origin.ts",
    from: "origin === (siteOrigin ?? urlOf(visit).origin)",
    to: 'origin !== ""',
    suite: sameOrigin,
  },
  {
    breaks: "a cookie without an origin is our own",
    file: "edge/src/guard/same-origin.ts",
    from: 'fetchSite !== null || !headers.has("cookie")',
    to: "fetchSite === null",
    suite: sameOrigin,
  },
  {
    breaks: "a flow has whatever name a visitor gives it",
    file: "edge/src/session/keepsakes.ts",
    from: "return value !== undefined && form.test(value) ? value : undefined;",
    to: "return value;",
    suite: keepsakes,
  },
  {
    breaks: "an upstream redirect is passed on",
    file: "edge/src/guard/forward.ts",
    from: "delivery.status >= 300 && delivery.status < 400",
    to: "delivery.status === 399",
    suite: pass,
  },
  {
    breaks: "who writes without a name is named to the back office",
    file: "edge/src/guard/forward.ts",
    from: "if (session && !call.nameless) headers",
    to: "if (session) headers",
    suite: pass,
  },
  {
    breaks: "a store that is down lets everybody in as nobody",
    file: "edge/src/guard/pass.ts",
    from: '.catch(() => ({ ok: false as const, refusal: refusal(503, "error.internal") }))',
    to: "",
    suite: pass,
  },
  {
    breaks: "a back office that never answers is waited for",
    file: "edge/src/guard/exchange.ts",
    from: "return await Promise.race([asked(), late]);",
    to: "return await asked();",
    suite: pass,
  },
  {
    breaks: "a refused login begins a session",
    file: "edge/src/guard/pass.ts",
    from: "if (isObject(body) && ok) {",
    to: "if (isObject(body)) {",
    suite: pass,
  },
  {
    breaks: "what lies about its length is read whole",
    file: "edge/src/guard/body.ts",
    from: "if (size > limit) {",
    to: "if (size > 2 ** 40) {",
    suite: body,
  },
  {
    breaks: "a solved captcha is good again and again",
    file: "edge/src/captcha/altcha.ts",
    from: 'return verified && (await store.mark(`captcha-used:${challenge.signature ?? ""}`, expiresAt - nowSeconds()));',
    to: "return verified;",
    suite: captcha,
  },
  {
    breaks: "a captcha of another host is good",
    file: "edge/src/captcha/altcha.ts",
    from: ' || data["host"] !== host',
    to: "",
    suite: captcha,
  },
  {
    breaks: "a captcha is good for ever",
    file: "edge/src/captcha/altcha.ts",
    from: " || expiresAt <= nowSeconds()",
    to: "",
    suite: captcha,
  },
  {
    breaks: "a robot's score is good enough",
    file: "edge/src/captcha/recaptcha.ts",
    from: "answer.score >= minimumScore &&",
    to: "",
    suite: captcha,
  },
  {
    breaks: "a token of another site is good",
    file: "edge/src/captcha/recaptcha.ts",
    from: 'answer.hostname === host.split(":")[0]',
    to: "answer.hostname !== undefined",
    suite: captcha,
  },
  {
    breaks: "signatures are verified for one network without end",
    file: "edge/src/functions/verify.ts",
    from: 'return overQuota(visit, options, "verifications") ?? overQuota',
    to: "return overQuota",
    suite: verify,
  },
  {
    breaks: "large bodies side by side are not counted",
    file: "edge/src/functions/verify.ts",
    from: 'if ("full" in room) return no(room.full);',
    to: 'if ("full" in room) return no(closed);',
    suite: verify,
  },
  {
    breaks: "reports fill the log",
    file: "edge/src/functions/report.ts",
    from: ".slice(0, MOST_LINES)",
    to: "",
    suite: reports,
  },
  {
    breaks: "reports of one network are not counted",
    file: "edge/src/functions/report.ts",
    from: 'if (overQuota(visit, options, "reports")) return empty(204);',
    to: "",
    suite: reports,
  },
  {
    breaks: "a report of any size is read",
    file: "edge/src/functions/report.ts",
    from: "await readUpTo(visit, MAX_BYTES)",
    to: "await readUpTo(visit, 2 ** 30)",
    suite: reports,
  },
  {
    breaks: "a back office that is down is asked again and again",
    file: "edge/src/guard/breaker.ts",
    from: "const open = failures >= FAILURES;",
    to: "const open = failures >= 1e9;",
    suite: breaking,
  },
  {
    breaks: "all fall upon a back office that comes back",
    file: "edge/src/guard/breaker.ts",
    from: "(nowMs() < openUntil || trying)",
    to: "nowMs() < openUntil",
    suite: breaking,
  },
  {
    breaks: "a list of revocations without end is read",
    file: "edge/src/signatures/crls-over-http.ts",
    from: "return bytes.length > LARGEST ? [] : [bytes];",
    to: "return [bytes];",
    suite: crls,
    equivalent:
      "a list is bounded by its length as told; what lies about it is bounded by the time it may take, and the bound after reading only drops what has been read already",
  },
];
