import type { SeededPerson } from "@shanyraq/provider";
import { personWho } from "./visitor.ts";

/** A browser at the desk: it keeps cookies, and says with each form what the form before it hid. */
export function deskVisitor(origin: string) {
  const cookies = new Map<string, string>();
  const keep = (response: Response) => {
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "") cookies.delete(name);
      else cookies.set(name, value);
    }
  };
  const headers = () => ({ cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") });
  let page = "";
  const get = async (path: string, more: Readonly<Record<string, string>> = {}): Promise<Response> => {
    const response = await fetch(origin + path, { headers: { ...headers(), ...more }, redirect: "manual" });
    keep(response);
    if (path.startsWith("/desk") && response.headers.get("content-type")?.startsWith("text/html")) page = await response.clone().text();
    return response;
  };
  /** What a hidden field of the page that was looked at last says. */
  const hidden = (name: string): string => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? "";
  const post = async (path: string, fields: Readonly<Record<string, string | Blob>> = {}): Promise<Response> => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ csrf: hidden("csrf"), seen: hidden("seen"), ...fields })) form.append(name, value);
    const response = await fetch(origin + path, { method: "POST", headers: headers(), body: form, redirect: "manual" });
    keep(response);
    return response;
  };
  const code = async (phone: string): Promise<string> => {
    const messages = (await (await fetch(`${origin}/sandbox/inbox.json`)).json()) as {
      readonly recipient: string;
      readonly body: string;
    }[];
    const theirs = messages.filter(({ recipient }) => recipient === phone);
    return theirs.map(({ body }) => /\b\d{6}\b/.exec(body)?.[0]).find((one) => one !== undefined) ?? "";
  };
  /** Number and password; answers the reply to them. */
  const knock = async (shows: SeededPerson["shows"]): Promise<Response> => {
    const { iin, password } = personWho(shows);
    await get("/desk/sign-in");
    return post("/desk/sign-in", { number: iin ?? "", password });
  };
  const signIn = async (shows: SeededPerson["shows"]): Promise<void> => {
    await knock(shows);
    await get("/desk/code");
    await post("/desk/code", { code: await code(personWho(shows).phone) });
  };
  return { cookies, get, post, knock, signIn };
}

/** A form of a piece of news without a fault, with one word of one's own in each text. */
export const newsForm = (word: string, more: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> => ({
  "facts.date": "2026-11-20",
  "facts.type": "company",
  ...Object.fromEntries(
    ["ru", "kk", "en"].flatMap((locale) => [
      [`${locale}.title`, `Title ${word}`],
      [`${locale}.lead`, "Lead."],
      [`${locale}.body`, `Text ${word}.`],
    ]),
  ),
  ...more,
});
