import { CODE_STAGE_MS, DESK_MS } from "@shanyraq/provider";
import type { DeskRequest } from "./desk-request.ts";
import { cookie, SESSION_COOKIE } from "./cookies.ts";
import { codePage, signInPage } from "./pages/sign-in-page.ts";
import { noPreview } from "./preview-token.ts";
import { fieldOf } from "./read-form.ts";
import { seeOther } from "./reply.ts";
import { word } from "./word.ts";

const sessionCookie = (token: string, stage: "code" | "open") =>
  cookie(SESSION_COOKIE, token, (stage === "code" ? CODE_STAGE_MS : DESK_MS) / 1000);

/** How long until a code may be sent again, in words; undefined where it was sent. */
type NotSent = Awaited<ReturnType<DeskRequest["editing"]["sendAgain"]>>;
const notSentWords = ({ locale }: DeskRequest, notSent: Exclude<NotSent, undefined>): string =>
  notSent.reason === "tooMany" ? word(locale, "desk.code.tooMany") : word(locale, "desk.code.wait", { seconds: notSent.seconds });

/** Number and password, by which nobody gets further than to the code. */
export async function signIn(request: DeskRequest, form: FormData): Promise<Response> {
  const { cookies, editing, visit } = request;
  const number = fieldOf(form, "number").slice(0, 40);
  const password = form.get("password");
  const given = typeof password === "string" ? password.slice(0, 200) : "";
  const signed = await editing.signIn({ number, password: given, token: cookies.session }, visit);
  if (!signed.ok) return signInPage(request, { status: signed.status, fault: signed.message, number });
  if (signed.stage === "open") return seeOther("/desk", sessionCookie(signed.token, "open"));
  const notice = signed.notSent && { told: signed.notSent.reason };
  return seeOther(notice ? "/desk/code?late" : "/desk/code", sessionCookie(signed.token, "code"));
}

/** The code from the editor's phone. */
export async function enterCode(request: DeskRequest, form: FormData): Promise<Response> {
  const { cookies, editing, visit } = request;
  const signed = await editing.enterCode(cookies.session, fieldOf(form, "code").slice(0, 6), visit);
  if (signed.ok) return seeOther("/desk", sessionCookie(signed.token, "open"));
  return signed.status === 401 ? seeOther("/desk/sign-in") : codePage(request, { status: signed.status, fault: signed.message });
}

export async function sendAgain(request: DeskRequest): Promise<Response> {
  const notSent = await request.editing.sendAgain(request.cookies.session, request.visit);
  return notSent ? codePage(request, { status: 429, notice: notSentWords(request, notSent) }) : seeOther("/desk/code");
}

/** Ends the session, and the preview with it. */
export async function signOut(request: DeskRequest): Promise<Response> {
  await request.editing.signOut(await request.editing.session(request.cookies.session));
  return seeOther("/desk/sign-in", cookie(SESSION_COOKIE, "", 0), noPreview);
}
