import type { InspectionKinds, InspectionTable } from "./inspect.ts";

/** Everything that the back office has read for it, and what each may cost. The edge answers a visitor after 4.8 s, so a wait and a deadline fit in it. */
export const inspectionTable: InspectionTable<InspectionKinds> = {
  file: {
    deadlineMs: 3_500,
    maxWaitMs: 1_000,
    maxWaiting: 8,
    fromAnyone: true,
    load: async () => (await import("../uploads/validate-file.ts")).validateFile,
  },
  // An authority may be asked about a certificate meanwhile: that takes its time, and no work.
  signature: {
    deadlineMs: 4_000,
    maxWaitMs: 2_000,
    maxWaiting: 64,
    fromAnyone: false,
    load: async () => (await import("../codes/inspect-signature.ts")).inspectSignature,
  },
  entry: {
    deadlineMs: 3_000,
    maxWaitMs: 4_000,
    maxWaiting: 32,
    fromAnyone: false,
    load: async () => (await import("../editing/inspect-entry.ts")).inspectEntry,
  },
  links: {
    deadlineMs: 3_000,
    maxWaitMs: 4_000,
    maxWaiting: 32,
    fromAnyone: false,
    load: async () => (await import("../editing/inspect-entry.ts")).inspectLinks,
  },
  givenPicture: {
    deadlineMs: 2_000,
    maxWaitMs: 4_000,
    maxWaiting: 16,
    fromAnyone: false,
    load: async () => {
      const { pictureOf } = await import("../entries/folder/picture-shelf.ts");
      return async (content) => pictureOf(content);
    },
  },
  // Anybody may ask for one, but what is cut are editors' pictures: an endless one was refused when it was given.
  cutPicture: {
    deadlineMs: 4_500,
    maxWaitMs: 4_000,
    maxWaiting: 16,
    fromAnyone: true,
    load: async () => {
      const { cutPicture } = await import("../content/pictures/cut-picture.ts");
      return async ({ content, cut }) => cutPicture(content, cut);
    },
  },
};
