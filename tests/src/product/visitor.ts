import { calls, type CallName, type Input, type Output } from "@shanyraq/calls";
import { edgeAddress } from "@shanyraq/client";
import { SESSION_COOKIE } from "@shanyraq/edge";
import { personWho, type SeededPerson } from "@shanyraq/provider";

export interface Answer<T = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}

export { personWho };
export const credentialsOf = (person: SeededPerson): Input<"login"> => ({
  ...(person.iin ? { iin: person.iin } : { id_number: person.id_number ?? "" }),
  password: person.password,
});

/**
 * A browser as far as calls go: it keeps the cookie, sends what our pages send, and holds the request token.
 * @param added what goes along with a call, beside its input: the captcha.
 */
export function visitor(
  origin: string | (() => string),
  lang = "ru",
  added: (name: CallName) => Promise<object> = () => Promise.resolve({}),
) {
  const jar = new Map<string, string>();
  let token = "";
  const cookies = () => [...jar].map((pair) => pair.join("=")).join("; ");
  const keep = (set: string) => {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
    if (set.includes("Max-Age=0")) jar.delete(name);
    else jar.set(name, value);
  };
  const base = () => (typeof origin === "string" ? origin : origin());

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const response = await fetch(base() + path, {
      redirect: "manual",
      ...init,
      headers: {
        accept: "application/json",
        lang,
        "sec-fetch-site": "same-origin",
        ...(init.method === "POST" && { origin: base(), "content-type": "application/json" }),
        ...(jar.size > 0 && { cookie: cookies() }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(init.headers as Record<string, string> | undefined),
      },
    });
    for (const set of response.headers.getSetCookie()) keep(set);
    return response;
  }

  async function call<N extends CallName>(
    name: N,
    input: Input<N> | object = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer<Output<N>>> {
    const { path, browserMethod: method } = calls[name];
    const fields: Readonly<Record<string, unknown>> = { ...input, ...(await added(name)) };
    const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(fields[key])));
    const address = edgeAddress(filled, name);
    const response = await send(address, method === "POST" ? { method, headers, body: JSON.stringify(fields) } : { method, headers });
    const body = (await response.json().catch(() => undefined)) as Output<N>;
    const given = (body as { Authorization?: { token?: string } } | undefined)?.Authorization?.token;
    if (given) token = given;
    return { status: response.status, headers: response.headers, body };
  }

  /** The newest code that the sandbox has sent to a phone. */
  async function sandboxCode(phone: string): Promise<string> {
    const sent = (await (await fetch(`${base()}/sandbox/inbox.json`)).json()) as readonly { recipient: string; body: string }[];
    return /\b\d{6}\b/.exec(sent.find(({ recipient, body }) => recipient === phone && /\b\d{6}\b/.test(body))?.body ?? "")?.[0] ?? "";
  }
  /** Signs in; staff who work with customers' data continue with the code that their password has sent. */
  async function login(person: SeededPerson): Promise<Answer<Output<"login">>> {
    const first = await call("login", credentialsOf(person));
    if (first.body?.codeNeeded !== true) return first;
    return call("login", { ...credentialsOf(person), code: await sandboxCode(person.phone) });
  }

  return {
    send,
    call,
    login,
    /** Its session alone: what else it keeps stays with it. */
    session: () => ({ cookie: jar.has(SESSION_COOKIE) ? `${SESSION_COOKIE}=${jar.get(SESSION_COOKIE)}` : "", token }),
    become: (session: { readonly cookie: string; readonly token: string }) => {
      jar.delete(SESSION_COOKIE);
      if (session.cookie) keep(session.cookie);
      ({ token } = session);
    },
  };
}
export type Visitor = ReturnType<typeof visitor>;
