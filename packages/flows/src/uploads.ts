import type { Flow, Step } from "./flow.ts";
import type { Problem } from "./problem.ts";

/** Where a file stands on its way to the server. */
export type UploadStanding =
  | { readonly at: "sending"; readonly sent: number }
  /** The server has it, under this id. */
  | { readonly at: "done"; readonly upload: string }
  | { readonly at: "cancelled" }
  /** `isFinal`: the file itself was refused, so that sending it once more changes nothing. */
  | { readonly at: "failed"; readonly problem: Problem; readonly isFinal: boolean };

export interface FileOnItsWay {
  readonly id: string;
  readonly file: File;
  readonly state: UploadStanding;
}

export interface UploadsState {
  readonly files: readonly FileOnItsWay[];
  /** How many were chosen in all: two files may share everything but this. */
  readonly chosen: number;
}

export type UploadsEvent =
  | { readonly type: "filesChosen"; readonly files: readonly File[] }
  | { readonly type: "sent"; readonly id: string; readonly part: number }
  | { readonly type: "arrived"; readonly id: string; readonly upload: string }
  | { readonly type: "refused"; readonly id: string; readonly problem: Problem; readonly isFinal: boolean }
  | { readonly type: "cancelPressed" | "retryPressed" | "removePressed"; readonly id: string }
  /** The server no longer has them: they are sent again as they are. */
  | { readonly type: "lost" }
  /** The form now belongs to somebody else: all uploads are removed, and none continues. */
  | { readonly type: "cleared" }
  /** These are where they belong: nothing is left to be done with them. */
  | { readonly type: "taken"; readonly uploads: readonly string[] };

export type UploadsEffect =
  | { readonly do: "send"; readonly id: string; readonly file: File }
  | { readonly do: "cancel"; readonly id: string };

type Stepped = Step<UploadsState, UploadsEffect>;

export const uploadsInitial: UploadsState = { files: [], chosen: 0 };
const initial: UploadStanding = { at: "sending", sent: 0 };

const put = (state: UploadsState, id: string, standing: UploadStanding): UploadsState => ({
  ...state,
  files: state.files.map((one) => (one.id === id ? { ...one, state: standing } : one)),
});
const find = (state: UploadsState, id: string) => state.files.find((one) => one.id === id);

function chosen(state: UploadsState, files: readonly File[]): Stepped {
  const added = files.map((file, index) => ({ id: String(state.chosen + index), file, state: initial }));
  const sends = added.map(({ id, file }) => ({ do: "send", id, file }) as const);
  return [{ files: [...state.files, ...added], chosen: state.chosen + files.length }, ...sends];
}

function again(state: UploadsState, ids: readonly string[]): Stepped {
  const these = state.files.filter(({ id }) => ids.includes(id));
  const next = these.reduce((now, { id }) => put(now, id, initial), state);
  return [next, ...these.map(({ id, file }) => ({ do: "send", id, file }) as const)];
}

function step(state: UploadsState, event: UploadsEvent): Stepped {
  if (event.type === "filesChosen") return chosen(state, event.files);
  if (event.type === "lost")
    return again(
      state,
      state.files.flatMap(({ id, state: { at } }) => (at === "done" ? [id] : [])),
    );
  if (event.type === "cleared") return [{ ...state, files: [] }, ...state.files.map(({ id }) => ({ do: "cancel", id }) as const)];
  if (event.type === "taken")
    return [{ ...state, files: state.files.filter((one) => one.state.at !== "done" || !event.uploads.includes(one.state.upload)) }];
  const { id } = event;
  const at = find(state, id)?.state.at;
  switch (event.type) {
    case "sent":
      return [at === "sending" ? put(state, id, { at, sent: event.part }) : state];
    case "arrived":
      return [at === "sending" ? put(state, id, { at: "done", upload: event.upload }) : state];
    case "refused":
      return [at === "sending" ? put(state, id, { at: "failed", problem: event.problem, isFinal: event.isFinal }) : state];
    case "cancelPressed":
      return at === "sending" ? [put(state, id, { at: "cancelled" }), { do: "cancel", id }] : [state];
    case "retryPressed":
      return at === "failed" || at === "cancelled" ? again(state, [id]) : [state];
    case "removePressed":
      return [
        { ...state, files: state.files.filter((one) => one.id !== id) },
        { do: "cancel", id },
      ];
  }
}

/** Files sent ahead, each on its own: what happens to one of them leaves the others alone. */
export const uploadsFlow: Flow<UploadsState, UploadsEvent, UploadsEffect> = { step };

/** The ids a statement carries; undefined while a file has not arrived. */
export function arrivedAll({ files }: UploadsState): readonly string[] | undefined {
  const ids = files.flatMap(({ state }) => (state.at === "done" ? [state.upload] : []));
  return ids.length === files.length ? ids : undefined;
}
