import type { Believing } from "@shanyraq/signing/trust";
import type { Verdict } from "@shanyraq/signing";
import type { PictureCut } from "@shanyraq/calls";
import type { SignatureInput } from "../codes/inspect-signature.ts";
import type { Written } from "../database/records/written.ts";
import type { Built } from "../editing/build-entry.ts";
import type { EntryInput } from "../editing/inspect-entry.ts";
import type { FolderPicture } from "../entries/folder/picture-shelf.ts";
import type { FileValidation } from "../uploads/validate-file.ts";

/** What is read of bytes that somebody sent, by kind: what goes in, and what comes out. All of it can be handed to another thread. */
export interface InspectionKinds {
  readonly file: { readonly input: Uint8Array; readonly output: FileValidation };
  /** Undefined: it is no signature. */
  readonly signature: { readonly input: SignatureInput; readonly output: Verdict | undefined };
  /** A text of an editor, with its HTML. */
  readonly entry: { readonly input: EntryInput; readonly output: Built };
  readonly links: { readonly input: Written; readonly output: readonly string[] };
  /** A picture that an editor gave, or in words why it is none. */
  readonly givenPicture: { readonly input: Uint8Array; readonly output: FolderPicture | string };
  readonly cutPicture: { readonly input: { readonly content: Uint8Array; readonly cut: PictureCut }; readonly output: Uint8Array };
}

/**
 * What came of it. `busy`: too much waits already, and it is worth asking again in some seconds. `timedOut`: the bytes cost more than anything of their
 * kind does. `failed`: whoever read them broke off, or ran out of memory.
 */
export type Inspected<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly code: "busy" | "timedOut" | "failed" };

/** Has bytes read away from the thread that serves. @param trust whom to believe, where signatures are verified. */
export type InspectOver<Kinds extends { readonly [K in keyof Kinds]: { readonly input: unknown; readonly output: unknown } }> = <
  K extends keyof Kinds,
>(
  kind: K,
  input: Kinds[K]["input"],
  trust?: Believing,
) => Promise<Inspected<Kinds[K]["output"]>>;

/** The port of the back office to whatever reads bytes for it. */
export type Inspect = InspectOver<InspectionKinds>;

/** Reads bytes of one kind, in a thread that may be ended while it does. */
export type Inspector<Kind extends { readonly input: unknown; readonly output: unknown }> = (
  input: Kind["input"],
  trust: Believing | undefined,
) => Promise<Kind["output"]>;

/** One row of the table of kinds. */
export interface InspectionRow<Kind extends { readonly input: unknown; readonly output: unknown }> {
  /** A thread that works longer on one of them is ended. */
  readonly deadlineMs: number;
  /** Whoever waits longer for a thread is told to come again. */
  readonly maxWaitMs: number;
  /** How many wait at most; each holds its bytes. */
  readonly maxWaiting: number;
  /** Whether anybody may send it unasked: such kinds never take the thread that is kept for the others. */
  readonly fromAnyone: boolean;
  /** The module that does it, read by the thread that needs it. */
  readonly load: () => Promise<Inspector<Kind>>;
}
export type InspectionTable<Kinds extends { readonly [K in keyof Kinds]: { readonly input: unknown; readonly output: unknown } }> = {
  readonly [K in keyof Kinds]: InspectionRow<Kinds[K]>;
};
