import type { Locale } from "@shanyraq/i18n";
import type { CallName, Calls, Input, Output } from "@shanyraq/calls";
import type { Kysely } from "kysely";
import type { CustomerRow, Tables } from "../database/tables.ts";
import type { Services } from "../ports/provider-options.ts";
import type { FlowDigest } from "./flow.ts";
import type { Guards } from "./guards.ts";
import type { Refusal } from "./refusal.ts";
import type { SessionFacts } from "./session.ts";

export interface Context {
  readonly locale: Locale;
  readonly now: number;
  readonly requestId: string;
  /** The one whose token the call carries. */
  readonly customer: CustomerRow | undefined;
  readonly tokenHash: string | undefined;
  readonly session: SessionFacts | undefined;
  /** Where the visitor comes from, as the edge says it. */
  readonly address: string | undefined;
  /** The browser's own description of itself, as the edge passes it on. */
  readonly device: string | undefined;
  /** The conversation of one browser that the call belongs to, if its row says that it does. */
  readonly flow: FlowDigest | undefined;
  /** What the browser keeps for us to be known by; see `account/known-device.ts`. */
  readonly deviceToken: string | undefined;
  /** The body of a call that takes a file. */
  readonly file: Uint8Array | undefined;
  readonly guards: Guards;
  /** A transaction in commands; its handler's effect and its answer are committed together. */
  readonly db: Kysely<Tables>;
  readonly services: Services;
  /** Runs once the effect is committed: it cannot undo it, but may add to the answer. It never rejects. */
  readonly afterCommit: (act: () => Promise<Amendment>) => void;
  /** Runs without anybody waiting for it, so that the response time reveals nothing about it. */
  readonly afterAnswer: (act: () => Promise<void>) => void;
  /** The same, whether the call is answered or refused. */
  readonly inAnyCase: (act: () => Promise<void>) => void;
  /** What is to be done once nothing came of the call: it was refused, or failed. */
  readonly ifUndone: (act: () => Promise<void>) => void;
}

/** Fields of the answer that are known only after the effect is committed. */
export type Amendment = Readonly<Record<string, unknown>>;

export type SignedIn = Context & { readonly customer: CustomerRow; readonly tokenHash: string; readonly session: SessionFacts };
/** A call that is part of a conversation of one browser. */
export type InFlow = Context & { readonly flow: FlowDigest };
type InFlowOf<N extends CallName> = Calls[N]["flow"] extends true ? { readonly flow: FlowDigest } : unknown;
type ContextOf<N extends CallName> = (Calls[N]["auth"] extends "anyone" ? Context : SignedIn) & InFlowOf<N>;

export type Handler<N extends CallName> = (input: Input<N>, context: ContextOf<N>) => Promise<Output<N> | Refusal> | Output<N> | Refusal;
/** Total over the built rows of the table: a handler that is missing does not compile. */
export type Handlers = { readonly [N in CallName]: Handler<N> };
