import { CLOCK_COOKIE } from "@shanyraq/routes/sandbox-clock";
import type { Answer, Handler } from "./answer.ts";

const COOKIE = new RegExp(`(?:^|; )${CLOCK_COOKIE}=(\\d+)`);

/**
 * Tells browsers how far the sandbox's clock is ahead of theirs: by a cookie that scripts of the pages read, sent where the browser's own says
 * otherwise. While nobody has moved the clock no answer is touched.
 */
export function withClockCookie(answer: Handler, { aheadMs }: { readonly aheadMs: () => number }): Handler {
  const withCookie = (known: string | null, given: Answer): Answer => {
    const ahead = aheadMs();
    if (Number(COOKIE.exec(known ?? "")?.[1] ?? 0) === ahead) return given;
    const cookie = `${CLOCK_COOKIE}=${ahead}; Path=/; SameSite=Lax${ahead === 0 ? "; Max-Age=0" : ""}`;
    return { ...given, headers: [...given.headers, "set-cookie", cookie] };
  };
  return (request) => {
    const given = answer(request);
    const known = request.headers.get("cookie");
    return given instanceof Promise ? given.then((one) => withCookie(known, one)) : withCookie(known, given);
  };
}
