import type { Output } from "@shanyraq/calls";
import type { Flow, Step } from "../flow.ts";
import type { Problem } from "../problem.ts";
import type { LaunchLinks, LinkToPhone } from "./by-phone.ts";
import type { ConnectionCause } from "./signing-ports.ts";

export type SigningRequest = NonNullable<Output<"checkSignedByGuid">["request"]>;
export type SigningWay = "qr" | "app";

/** What is being done; a refusal or a cancel leaves the documents as they are. */
export type SigningTask =
  | { readonly at: "none" }
  | { readonly at: "connecting"; readonly way: SigningWay }
  | {
      readonly at: "qr";
      readonly value: string;
      readonly launch: LaunchLinks;
      /** When the code ends, on the clock of the port `now`. */
      readonly until: number;
      /** For whoever cannot aim a camera. */
      readonly link?: LinkToPhone;
      readonly scanned: boolean;
    }
  /** The application asks for a key. */
  | { readonly at: "signing" }
  | { readonly at: "sending"; readonly done: number; readonly of: number };

/** How the last try ended. */
export type SigningNote =
  | { readonly of: "cancelled" }
  | { readonly of: "codeExpired" }
  | { readonly of: "notConnected"; readonly detail: string; readonly cause: ConnectionCause }
  | { readonly of: "refused"; readonly problem: Problem };

export type SignDocumentsState =
  | { readonly at: "loading" }
  | { readonly at: "missing" }
  | { readonly at: "failed"; readonly problem: Problem }
  | { readonly at: "list"; readonly requests: readonly SigningRequest[] }
  | {
      readonly at: "request";
      readonly request: SigningRequest;
      /** Whether the customer says that they have read them. */
      readonly agreed: boolean;
      readonly task: SigningTask;
      readonly note?: SigningNote;
    };

export type SignDocumentsEvent =
  | { readonly type: "opened"; readonly GUID?: string }
  | { readonly type: "loaded"; readonly request: SigningRequest }
  | { readonly type: "listed"; readonly requests: readonly SigningRequest[] }
  | { readonly type: "notFound" }
  | { readonly type: "loadFailed"; readonly problem: Problem }
  | { readonly type: "agreed"; readonly yes: boolean }
  | { readonly type: "wayChosen"; readonly way: SigningWay }
  | { readonly type: "codeMade"; readonly value: string; readonly launch: LaunchLinks; readonly until: number; readonly link?: LinkToPhone }
  | { readonly type: "codeScanned" }
  | { readonly type: "connected" }
  | { readonly type: "signaturesMade"; readonly count: number }
  /** One signature more stands. */
  | { readonly type: "accepted"; readonly request: SigningRequest }
  | { readonly type: "ended"; readonly note?: SigningNote }
  | { readonly type: "stopPressed" };

export type SignDocumentsEffect =
  | { readonly do: "load"; readonly GUID?: string }
  | { readonly do: "signByPhone"; readonly GUID: string }
  | { readonly do: "signByApplication"; readonly GUID: string; readonly types: readonly string[] }
  | { readonly do: "stop" };

export const signDocumentsInitial: SignDocumentsState = { at: "loading" };

type Open = Extract<SignDocumentsState, { at: "request" }>;
type Next = Step<SignDocumentsState, SignDocumentsEffect>;

const idle: SigningTask = { at: "none" };
/** What is left to sign for who looks at it. */
export const unsignedTypes = ({ documents }: SigningRequest): readonly string[] =>
  documents.filter(({ signed }) => !signed).map(({ type }) => type);
/** Whether its reader may sign now. */
export const maySign = (request: SigningRequest): boolean =>
  request.own && (request.state === "waiting" || request.state === "partly") && unsignedTypes(request).length > 0;

function choosing(state: Open, way: SigningWay): Next {
  const { request, agreed, task } = state;
  if (!agreed || task.at !== "none" || !maySign(request)) return [state];
  const { GUID } = request;
  return [
    { at: "request", request, agreed, task: { at: "connecting", way } },
    way === "qr" ? { do: "signByPhone", GUID } : { do: "signByApplication", GUID, types: unsignedTypes(request) },
  ];
}

function stepWhileOpen(state: Open, event: SignDocumentsEvent): Next {
  const { request, agreed, task } = state;
  const going = (next: SigningTask): Next => [{ at: "request", request, agreed, task: next }];
  switch (event.type) {
    case "codeMade":
      return task.at === "connecting" && task.way === "qr"
        ? going({
            at: "qr",
            value: event.value,
            launch: event.launch,
            until: event.until,
            ...(event.link && { link: event.link }),
            scanned: false,
          })
        : [state];
    case "codeScanned":
      return task.at === "qr" ? going({ ...task, scanned: true }) : [state];
    case "connected":
      return task.at === "connecting" && task.way === "app" ? going({ at: "signing" }) : [state];
    case "signaturesMade":
      return task.at === "signing" ? going({ at: "sending", done: 0, of: event.count }) : [state];
    case "accepted": {
      const sent = task.at === "sending" ? { ...task, done: task.done + 1 } : task;
      return [{ at: "request", request: event.request, agreed, task: sent }];
    }
    case "ended":
      return [{ at: "request", request, agreed, task: idle, ...(event.note && { note: event.note }) }];
    case "stopPressed":
      return [{ at: "request", request, agreed, task: idle }, { do: "stop" }];
    default:
      return [state];
  }
}

function step(state: SignDocumentsState, event: SignDocumentsEvent): Next {
  switch (event.type) {
    case "opened":
      return [{ at: "loading" }, { do: "load", ...(event.GUID !== undefined && { GUID: event.GUID }) }];
    case "loaded":
      return state.at === "loading" ? [{ at: "request", request: event.request, agreed: false, task: idle }] : [state];
    case "listed":
      return state.at === "loading" ? [{ at: "list", requests: event.requests }] : [state];
    case "notFound":
      return state.at === "loading" ? [{ at: "missing" }] : [state];
    case "loadFailed":
      return state.at === "loading" ? [{ at: "failed", problem: event.problem }] : [state];
    case "agreed":
      return state.at === "request" && state.task.at === "none" ? [{ ...state, agreed: event.yes }] : [state];
    case "wayChosen":
      return state.at === "request" ? choosing(state, event.way) : [state];
    default:
      return state.at === "request" && state.task.at !== "none" ? stepWhileOpen(state, event) : [state];
  }
}

/** Signing documents: what is signed and by whom, read first, then signed by a phone or by the application. */
export const signDocumentsFlow: Flow<SignDocumentsState, SignDocumentsEvent, SignDocumentsEffect> = { step };
