import type { StoredFields, Written } from "../platform/database/records/written.ts";
import type { OpenDeskSession } from "../domain/editing/desk-session.ts";
import type { Visit } from "../open-editing.ts";
import type { SeededPerson } from "../seed/seeded-person.ts";
import { codeTo } from "./account.ts";
import type { BackOffice } from "./back-office.ts";

export const visit: Visit = { locale: "ru", address: "198.51.100.7", device: undefined };

/** The token of an editor who gave their password and their code. */
export async function tokenAtDesk(office: BackOffice, who: SeededPerson["shows"] = "editor"): Promise<string> {
  const { iin, password, phone } = office.person(who);
  const session = await office.editing.signIn({ number: iin ?? "", password, token: undefined }, visit);
  const opened = session.ok ? await office.editing.enterCode(session.token, codeTo(office, phone), visit) : session;
  if (!opened.ok) throw new Error(opened.message);
  return opened.token;
}

/** A signed-in editor. */
export async function atDesk(office: BackOffice, who: SeededPerson["shows"] = "editor"): Promise<OpenDeskSession> {
  const session = await office.editing.session(await tokenAtDesk(office, who));
  if (session.at !== "open") throw new Error(`the desk is ${session.at}`);
  return session;
}

/** A piece of news without a fault, with a given word in each text. */
export function newsSaying(word: string, more: StoredFields = {}): Written {
  const text = { title: `Новость: ${word}`, lead: "Кратко.", body: `Текст: **${word}**.` };
  return { facts: { date: "2026-11-20", type: "company", ...more }, texts: { ru: text, kk: text, en: text }, pictures: {} };
}
