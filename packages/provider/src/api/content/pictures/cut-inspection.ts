import type { PictureCut } from "@shanyraq/calls";
import type { InspectionKind } from "../../../platform/ports/inspect.ts";

interface CutInput {
  readonly content: Uint8Array;
  readonly cut: PictureCut;
}
/** A cut of a picture. Anybody may ask for one, but what is cut are editors' pictures: an endless one was refused when it was given. */
export const cutInspection: InspectionKind<CutInput, Uint8Array> = {
  name: "cutPicture",
  deadlineMs: 4_500,
  maxWaitMs: 4_000,
  maxWaiting: 16,
  fromAnyone: true,
  load: async () => {
    const { cutPicture } = await import("./cut-picture.ts");
    return async ({ content, cut }) => cutPicture(content, cut);
  },
};
