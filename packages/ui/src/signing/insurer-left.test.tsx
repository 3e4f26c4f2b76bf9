// @vitest-environment jsdom
import type { SigningRequest } from "@shanyraq/flows";
import { stageIn } from "@shanyraq/kit/testing/spoken.ts";
import { stage } from "@shanyraq/kit/testing/stage.tsx";
import { expect, test } from "vitest";
import { RequestList } from "./RequestList.tsx";
import { RequestView } from "./RequestView.tsx";

const AT = "2026-11-22T07:00:00.000Z";
const party = (role: string, signedAt: string | null) => ({ role, name: role, iin: "", signedAt, you: role === "policyholder" });
const request = (insurer: string | null, owner: string | null, signed: boolean): SigningRequest => ({
  GUID: "g",
  title: "SH-1",
  state: insurer && owner ? "signed" : "partly",
  createdAt: AT,
  deadline: "2026-12-21T06:00:00.000Z",
  own: true,
  parties: [party("insurer", insurer), party("policyholder", owner)],
  documents: [{ type: "contract", name: "SH-1", pages: 1, size: 1, sha256: "", streebog: "", signed, signers: [] }],
});
const view = (shown: SigningRequest) => (
  <RequestView
    state={{ at: "request", request: shown, agreed: false, task: { at: "none" } }}
    send={() => {}}
    now={() => 0}
    drawCode={() => null}
    drawPaper={() => null}
    onSheet={() => {}}
    onEvidence={async () => true}
    listHref="/sign"
    verifyHref={(GUID) => `/verify/${GUID}`}
  />
);

test.each([
  ["ru", "Осталась подпись страховщика. Ждать её не нужно: она появится здесь."],
  ["kk", "Сақтандырушының қолтаңбасы қалды. Оны күтудің қажеті жоқ: ол осы жерде пайда болады."],
  ["en", "The insurer has yet to sign. You do not have to wait: the signature will appear here."],
] as const)("a customer who has signed reads in %s that they need not wait for the insurer", (language, sentence) => {
  const place = stageIn(language, view(request(null, AT, true)));
  expect(place.textContent?.replaceAll("\u00a0", " ")).toContain(sentence);
});

test("a customer reads that all have signed only once the insurer has", () => {
  expect(stage(view(request(AT, AT, true))).textContent).toContain("signing.done.all");
  expect(stage(view(request(null, AT, true))).textContent).not.toContain("signing.done.all");
});

test("a foreigner without an IIN, who signs nothing, reads the papers without a note that they have signed", () => {
  const theirs = (insurer: string | null): SigningRequest => ({
    ...request(insurer, null, false),
    state: insurer ? "signed" : "waiting",
    own: false,
    holder: true,
    parties: [party("insurer", insurer)],
  });
  for (const [insurer, expected] of [
    [AT, "signing.done.all"],
    [null, "signing.done.insurer"],
  ] as const) {
    const words = stage(view(theirs(insurer))).textContent ?? "";
    expect(words).toContain(expected);
    expect(words).toContain("signing.documents");
    expect(words).not.toMatch(/signing\.notYours|signing\.sign(?!\.)\b|signing\.deadline/);
    expect(words.replaceAll(/signing\.done\.\w+/g, "")).not.toContain("signing.done");
  }
});

test("a list tells the last day to sign to those alone who have not signed", () => {
  const listed = (insurer: string | null, owner: string | null) =>
    stage(<RequestList requests={[request(insurer, owner, owner !== null)]} hrefOf={(GUID) => `/sign/${GUID}`} />).textContent;
  expect(listed(AT, null)).toContain("signing.deadline");
  expect(listed(null, AT)).not.toContain("signing.deadline");
});
