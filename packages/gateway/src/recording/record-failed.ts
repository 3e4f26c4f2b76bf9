import type { CallName } from "@shanyraq/calls";
import type { ReplyFault } from "@shanyraq/calls/reply-fault";
import type { Locale } from "@shanyraq/i18n";

/** The last reply of a back office: the answer that came, or why no answer came. */
export interface LastReply {
  readonly address: string;
  readonly status?: number;
  readonly text?: string;
  readonly reason?: string;
}

const BEGINNING = 200;

const beginning = (text: string): string => {
  const line = text.replace(/\s+/g, " ").trim();
  if (line === "") return "its body is empty";
  return `it begins: ${line.length > BEGINNING ? `${line.slice(0, BEGINNING)}...` : line}`;
};

/** The build did not get public content from a back office; says which one, so that its operator finds the failure. */
export class RecordFailed extends Error {
  /** How the back office answered; undefined when no answer came. */
  readonly status: number | undefined;
  constructor(call: CallName, locale: Locale, { address, status, text = "", reason }: LastReply, fault?: ReplyFault) {
    const answered = status === undefined ? `brought no answer (${reason ?? "unknown"})` : `answered ${status}`;
    const broken = fault ? `, which is not what ${call} promises (${fault.path === "" ? "as a whole" : fault.path}: ${fault.rule})` : "";
    super(`${call} in ${locale}: ${address} ${answered}${broken}${status === undefined ? "" : `; ${beginning(text)}`}`);
    this.name = "RecordFailed";
    this.status = status;
  }
}

/** A fetch that remembers its last reply. */
export function recordLastReply(fetch: typeof globalThis.fetch): {
  readonly fetch: typeof globalThis.fetch;
  readonly lastReply: () => LastReply;
} {
  let last: LastReply = { address: "" };
  return {
    lastReply: () => last,
    fetch: async (input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      last = { address };
      try {
        const response = await fetch(input, init);
        last = { address, status: response.status, text: await response.clone().text() };
        return response;
      } catch (error) {
        last = { address, reason: causeOf(error) };
        throw error;
      }
    },
  };
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { cause } = error;
  return cause instanceof Error && "code" in cause ? String(cause.code) : error.name;
}
