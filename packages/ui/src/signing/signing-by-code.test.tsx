// @vitest-environment jsdom
import type { SignDocumentsState, SigningRequest } from "@shanyraq/flows";
import { languages, stageIn } from "@shanyraq/kit/testing/spoken.ts";
import { find, stage } from "@shanyraq/kit/testing/stage.tsx";
import { act, useState } from "react";
import { expect, test } from "vitest";
import { PhoneCode } from "./PhoneCode.tsx";
import { SignView } from "./SignView.tsx";
import { SigningPanel } from "./SigningPanel.tsx";

type Open = Extract<SignDocumentsState, { at: "request" }>;

const request = (forCompany: boolean, signed = false): SigningRequest => ({
  GUID: "g",
  title: "SH-1",
  state: signed ? "signed" : "waiting",
  createdAt: "2026-11-22T07:00:00.000Z",
  deadline: "2026-12-21T06:00:00.000Z",
  own: true,
  ...(forCompany && { forCompany }),
  parties: [],
  documents: [{ type: "contract", name: "SH-1", pages: 1, size: 1, sha256: "", streebog: "", signed, signers: [] }],
});
const code = { at: "qr", value: "v", launch: { person: "https://p", company: "https://c" }, until: 125_000, scanned: false } as const;
const panel = (forCompany: boolean, task: Open["task"]) => (
  <SigningPanel
    state={{ at: "request", request: request(forCompany), agreed: true, task }}
    send={() => {}}
    now={() => 0}
    drawCode={(_, label) => <p>{label}</p>}
  />
);
const others = [
  [false, "eGov Mobile", "eGov Business"],
  [true, "eGov Business", "eGov Mobile"],
] as const;

test.each(languages.flatMap((language) => others.map((other) => [language, ...other] as const)))(
  "in %s, for a company: %s, the button, the steps, and the code name %s alone",
  (language, forCompany, named, other) => {
    for (const task of [{ at: "none" } as const, code]) {
      const words = stageIn(language, panel(forCompany, task)).textContent ?? "";
      expect(words).toContain(named);
      expect(words).not.toContain(other);
    }
  },
);

test("the code leads to the application of whoever signs", () => {
  expect(find(stage(panel(true, code)), "a").getAttribute("href")).toBe("https://c");
  expect(find(stage(panel(false, code)), "a").getAttribute("href")).toBe("https://p");
});

test("a code that signs documents says so and for how long it is valid; one that signs in says that", () => {
  const signs = stage(panel(false, code)).textContent ?? "";
  expect(signs).toContain("signing.step3");
  expect(signs).toContain("2:05");
  const login = stage(<PhoneCode {...code} label="" drawCode={() => null} />).textContent ?? "";
  expect(login).toContain("account.signature.step3");
  expect(login).not.toContain("signing.step3");
});

function view(state: SignDocumentsState) {
  return (
    <SignView
      state={state}
      send={() => {}}
      now={() => 0}
      onRetry={() => {}}
      phone=""
      drawCode={() => null}
      drawPaper={() => null}
      onSheet={() => {}}
      onEvidence={async () => true}
      listHref="/sign"
      requestHref={(GUID) => `/sign/${GUID}`}
      verifyHref={(GUID) => `/verify/${GUID}`}
    />
  );
}
const opened = (signed: boolean): SignDocumentsState => ({
  at: "request",
  request: request(false, signed),
  agreed: true,
  task: { at: "none" },
});

test("the head comes into sight once the last paper is signed", () => {
  let sign = () => {};
  function Page() {
    const [signed, setSigned] = useState(false);
    sign = () => setSigned(true);
    return view(opened(signed));
  }
  const place = stage(<Page />);
  expect(document.activeElement).toBe(document.body);
  act(() => sign());
  expect(document.activeElement).toBe(find(place, "h1"));
});

test("a request that was signed before is opened without a move of the focus", () => {
  stage(view(opened(true)));
  expect(document.activeElement).toBe(document.body);
});

test("a list says that documents wait only where one does", () => {
  const listed = (requests: readonly SigningRequest[]) => stage(view({ at: "list", requests })).textContent ?? "";
  expect(listed([request(false), { ...request(false, true), GUID: "h" }])).toContain("lead.sign");
  expect(listed([request(false, true)])).toContain("signing.list.nothingWaits");
  expect(listed([request(false, true)])).not.toContain("lead.sign");
});
