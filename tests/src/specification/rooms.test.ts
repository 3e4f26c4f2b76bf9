import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { areaNames } from "@shanyraq/calls";
import { describe, expect, it } from "vitest";
import { arrowsIn, importsIn, repository, roomOf, sourcesIn } from "./source-imports.ts";

const roomsOf = (folder: string, ...others: readonly string[]) =>
  [...new Set(sourcesIn(folder).map(roomOf))].filter((room) => room !== "" && !others.includes(room)).toSorted();
const arrow = ({ from, to }: { readonly from: string; readonly to: string }) => `${from} -> ${to}`;

describe("floors of the provider", () => {
  const provider = "packages/provider/src";
  /** The lowest first: a floor imports its own rooms and those below it. */
  const floors = ["platform", "domain", "api"] as const;
  /** Rooms of a floor, the lowest first: each imports those before it alone. */
  const rooms = {
    platform: ["sealing", "database", "ports", "adapters", "server", "failures", "messages", "codes", "uploads"],
    domain: [
      "orders",
      "appeals",
      "products",
      "entries",
      "editing",
      "underwriting",
      "agreed",
      "ledger",
      "open-items",
      "documents",
      "agreements",
      "changes",
      "payouts",
      "terminations",
      "maturities",
      "consents",
      "annuities",
      "deaths",
      "claim-payees",
      "claim-measures",
      "claim-opinions",
      "claims",
      "claim-registers",
      "claim-heirs",
      "claim-later",
      "claim-papers",
      "claim-signs",
      "claim-files",
      "claim-rules",
      "claim-figures",
      "retention",
      "reminders",
      "payments",
      "signatures",
    ],
  };
  /** Above every floor: what happens without anybody asking. */
  const top = ["jobs"];
  /** What serves the whole of it from beside: SQL, what is put into a fresh database, and tests. */
  const beside = ["migrations", "seed", "testing"];
  /** The only import from one area into another; the file that imports says why. */
  const named = ["api/signing/qr.ts -> api/account/sign-in-by.ts"];
  const answering = areaNames.filter((area) => existsSync(path.join(repository, provider, "api", area, "handlers.ts")));
  const below = [...rooms.platform.map((room) => `platform/${room}`), ...rooms.domain.map((room) => `domain/${room}`)];

  /** The floor and the room of a file: "domain/ledger". */
  const placeOf = (file: string) => file.split("/").slice(0, -1).slice(0, 2).join("/");
  const isArea = (file: string) => roomOf(file) === "api";
  const arrows = importsIn(provider).filter(
    ({ from, to }) => placeOf(from) !== placeOf(to) && roomOf(from) !== "" && !beside.includes(roomOf(from)),
  );

  it("are all its folders, with the jobs on top and what serves them from beside", () => {
    expect(roomsOf(provider, ...beside)).toEqual([...floors, ...top].toSorted());
    expect([...new Set(sourcesIn(provider).map(placeOf))].filter((place) => /^(?:platform|domain|api)/.test(place)).toSorted()).toEqual(
      [...below, ...answering.map((area) => `api/${area}`)].toSorted(),
    );
  });
  it("a room of the platform or of the domain imports the rooms below it, and no area", () => {
    const wrong = arrows.filter(({ from, to }) => {
      const at = below.indexOf(placeOf(from));
      return at >= 0 && !below.slice(0, at).includes(placeOf(to));
    });
    expect(wrong.map(arrow)).toEqual([]);
  });
  it("an area imports the floors below it, and another area only where it is named here", () => {
    const across = arrows.filter(({ from, to }) => isArea(from) && !below.includes(placeOf(to)));
    expect(across.map(arrow).toSorted()).toEqual(named);
  });
  it.each(answering)("the handlers of %s are among those that answer", (area) => {
    expect(importsIn(provider)).toContainEqual({ from: "handlers.ts", to: `api/${area}/handlers.ts` });
  });
});

/** Rooms from the ground up: each is built of those before it. What stands beside them is for the tests, or made by the build. */
const built: Readonly<Record<string, { readonly rooms: readonly string[]; readonly beside: readonly string[] }>> = {
  "packages/kit/src": {
    rooms: ["theme", "layout", "ornament", "text", "actions", "feedback", "overlay", "fields", "data"],
    beside: ["testing"],
  },
  "packages/gateway/src": {
    rooms: ["tracing", "log", "metrics", "configuration", "serving", "recording", "inspection-pool", "exporting", "boot"],
    beside: [],
  },
  "site/src": {
    rooms: ["locale", "browser", "signing", "history", "search", "build", "seo", "calls", "session", "shell", "screens"],
    beside: ["generated"],
  },
};

describe.each(Object.entries(built))("rooms of %s", (folder, { rooms, beside }) => {
  it("are all its folders, but for what stands beside them", () => {
    const folders = readdirSync(path.join(repository, folder), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const names = folders.map(({ name }) => name).filter((name) => !beside.includes(name));
    expect(names.toSorted()).toEqual(rooms.toSorted());
  });
  it.each(rooms)("%s imports only rooms below it", (room) => {
    const allowed = ["", ...rooms.slice(0, rooms.indexOf(room))];
    const wrong = arrowsIn(folder).filter(({ from, to }) => roomOf(from) === room && !allowed.includes(roomOf(to)));
    expect(wrong.map(arrow)).toEqual([]);
  });
});

describe("rooms of actuarial", () => {
  const actuarial = "packages/actuarial/src";
  const lines = ["accident", "annuities", "credit", "education", "life", "obligatory"];
  /** Published values that tests count against. */
  const forTests = "testing";

  it("every file but the entry stands in the room of its line, or in the shared one", () => {
    expect(roomsOf(actuarial, forTests)).toEqual([...lines, "shared"]);
    expect(sourcesIn(actuarial).filter((file) => roomOf(file) === "")).toEqual(["index.ts"]);
  });
  it("a line imports what is shared and no other line, and what is shared imports no line", () => {
    const wrong = arrowsIn(actuarial).filter(({ from, to }) => roomOf(from) !== "" && roomOf(from) !== forTests && roomOf(to) !== "shared");
    expect(wrong.map(arrow)).toEqual([]);
  });
});
