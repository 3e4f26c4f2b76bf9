import { toBase64 } from "@shanyraq/signing";
import { fieldsOf } from "@shanyraq/rules/is-object";
import type { SandboxAuthority, SandboxKey } from "./authority.ts";
import { keyInfoOf, pemOf, suits, type KeyChoice } from "./key-facts.ts";
import { readBasics, readCommon, wrongArguments, type SignTask } from "./read-sign-request.ts";

/** How the virtual application behaves: asks the person, or fails in one of the ways that the real one does. */
export const applicationModes = ["ask", "silent", "junk", "failure", "closing", "oldVersion", "gone"] as const;
export type ApplicationMode = (typeof applicationModes)[number];

/** A request that waits for its person. */
export interface Pending {
  readonly id: string;
  /** None where only a key is looked at. */
  readonly documents: number;
  readonly keys: readonly SandboxKey[];
}

/** One page on the other end. */
export interface Line {
  readonly send: (frame: string) => void;
  readonly close: () => void;
}

export interface VirtualApplication {
  readonly mode: () => ApplicationMode;
  readonly setMode: (mode: ApplicationMode) => void;
  readonly pending: () => readonly Pending[];
  /** Undefined: the person cancels. */
  readonly choose: (id: string, keyId: string | undefined) => void;
  /** A page has connected; answers how its frames are taken. */
  readonly connect: (line: Line) => { readonly frame: (text: string) => Promise<void>; readonly end: () => void };
}

const BASICS = "kz.gov.pki.knca.basics";
const COMMON = "kz.gov.pki.knca.commonUtils";
const HEARTBEAT = "--heartbeat--";
const junk = [HEARTBEAT, "<html></html>", "null", "[]", "{}", '{"result":{"version":"1.4"}}'];

/** Basics answers a list even for one; the older module answers one as it stands. */
const success = ({ module, many }: SignTask, signatures: readonly string[]) =>
  module === "basics" ? { status: true, body: { result: signatures } } : { code: "200", responseObject: many ? signatures : signatures[0] };
const failed = (module: string, code: string, message: string) =>
  module === BASICS ? { status: false, code, message, details: "virtual NCALayer" } : { code: "500", message };
const cancelled = (module: SignTask["module"]) =>
  module === "basics" ? { status: true, body: {} } : { code: "500", message: "action.canceled" };

/** NCALayer without its window: what a person would do there is done on a page of the sandbox. */
export function createVirtualApplication(authority: SandboxAuthority): VirtualApplication {
  let mode: ApplicationMode = "ask";
  const waiting = new Map<string, Pending & { readonly answer: (key: SandboxKey | undefined) => void }>();

  /** Shows a person the keys that suit; undefined where they cancel, or where the page went meanwhile. */
  async function chosenBy(choice: KeyChoice, documents: number, gone: AbortSignal): Promise<SandboxKey | undefined> {
    const keys = authority.keys().filter((key) => suits(key, choice));
    const id = crypto.randomUUID();
    const chosen = await new Promise<SandboxKey | undefined>((answer) => {
      waiting.set(id, { id, documents, keys, answer });
      gone.addEventListener("abort", () => answer(undefined), { once: true });
    });
    waiting.delete(id);
    return chosen;
  }

  async function signOne(key: SandboxKey, data: string, task: SignTask): Promise<string> {
    if (task.form === "xml") return authority.signXml(key, data);
    const bytes = new Uint8Array(Buffer.from(data, "base64"));
    const content = task.digested ? { digest: bytes } : bytes;
    const cms = await authority.sign(key, { content, attached: task.attached, timestamped: task.timestamped });
    return task.module === "basics" ? pemOf(cms) : toBase64(cms);
  }

  async function sign(task: SignTask, gone: AbortSignal): Promise<unknown> {
    const key = await chosenBy(task.choice, task.data.length, gone);
    if (!key) return cancelled(task.module);
    return success(task, await Promise.all(task.data.map((data) => signOne(key, data, task))));
  }

  async function keyInfo(storage: unknown, gone: AbortSignal): Promise<unknown> {
    if (typeof storage !== "string") return failed(COMMON, "500", wrongArguments("getKeyInfo"));
    const choice = { storages: [storage], usages: [] };
    if (!authority.keys().some((key) => suits(key, choice))) return failed(COMMON, "500", "storage.empty");
    const key = await chosenBy(choice, 0, gone);
    return key ? { code: "200", responseObject: keyInfoOf(key) } : cancelled("commonUtils");
  }

  async function answer(module: unknown, method: unknown, args: unknown, gone: AbortSignal): Promise<unknown> {
    if (module !== BASICS && module !== COMMON) return { success: false, errorCode: "MODULE_NOT_FOUND" };
    if (mode === "failure") return failed(module, "SIGNING_FAILURE", "the token was taken out");
    if (module === BASICS) {
      if (method !== "sign") return failed(module, "INVOCATION_ERROR", String(method));
      const read = readBasics(args);
      return read.ok ? sign(read.task, gone) : failed(module, read.code, read.message);
    }
    const list: readonly unknown[] = Array.isArray(args) ? args : [];
    switch (method) {
      case "getActiveTokens":
        return {
          code: "200",
          responseObject: [...new Set(authority.keys().map(({ storage }) => storage))].filter((one) => one !== "PKCS12"),
        };
      case "getKeyInfo":
        return keyInfo(list[0], gone);
      case "changeLocale":
        return { code: "200", responseObject: "ok" };
      default: {
        const read = readCommon(String(method), list);
        return read.ok ? sign(read.task, gone) : failed(module, read.code, read.message);
      }
    }
  }

  return {
    mode: () => mode,
    setMode: (next) => {
      mode = next;
    },
    pending: () => [...waiting.values()].map(({ id, documents, keys }) => ({ id, documents, keys })),
    choose: (id, keyId) => {
      const one = waiting.get(id);
      one?.answer(one.keys.find((key) => key.id === keyId));
    },
    connect: ({ send, close }) => {
      const gone = new AbortController();
      send(JSON.stringify({ result: mode === "oldVersion" ? {} : { version: "1.4" } }));
      return {
        end: () => gone.abort(),
        frame: async (text) => {
          if (text === HEARTBEAT) return send(HEARTBEAT);
          if (mode === "silent") return;
          if (mode === "closing") return close();
          if (mode === "junk") for (const frame of junk) send(frame);
          let request: unknown;
          try {
            request = JSON.parse(text);
          } catch {
            return send(JSON.stringify({ success: false, code: "COMMON_JSON_WRAPPING_EXCEPTION" }));
          }
          const { module, method, args, uuid } = fieldsOf(request);
          const reply = (await answer(module, method, args, gone.signal)) as object;
          if (!gone.signal.aborted) send(JSON.stringify({ ...reply, ...(typeof uuid === "string" && { uuid }) }));
        },
      };
    },
  };
}
