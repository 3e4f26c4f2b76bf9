// @vitest-environment jsdom
import type { ConsentsEvent, ConsentsState, PersonAgreement } from "@shanyraq/flows";
import { expect, test, vi } from "vitest";
import { stageIn } from "@shanyraq/kit/testing/spoken.ts";
import { press } from "@shanyraq/kit/testing/stage.tsx";
import { ConsentsView } from "./ConsentsView.tsx";

const xml = '<?xml version="1.0"?><Consent><Title>Согласие</Title><Paragraph>Я согласен &lt;b&gt;.</Paragraph></Consent>';
const given = { id: "1", version: "2026-1", channel: "form", givenAt: "2026-03-01T05:00:00Z", withdrawnAt: null, xml };
const agreement: PersonAgreement = {
  type: "ConsentPersonalData",
  standing: "inForce",
  version: "2026-2",
  since: "2026-09-01",
  xml,
  sha256: "0",
  changes: ["Назван оператор."],
  byKey: true,
  obligations: [],
  given: [{ ...given, id: "2", version: "2026-2", channel: "sms" }, given],
};
const shown = (more: Partial<PersonAgreement> = {}): ConsentsState => ({ at: "shown", agreement: { ...agreement, ...more }, busy: false });
const hrefs = { contract: (id: string) => `/contract/${id}`, applications: "/apps", statements: "/status" };

const named = (place: ParentNode, name: string) => {
  const found = [...place.querySelectorAll<HTMLElement>("button")].find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
};
const show = (state: ConsentsState, send: (event: ConsentsEvent) => void = () => {}) =>
  stageIn("ru", <ConsentsView state={state} send={send} now={() => 0} phone="+7" hrefs={hrefs} />);

test("a consent that stands can be withdrawn; the one before it says that it was replaced", () => {
  const send = vi.fn<(event: ConsentsEvent) => void>();
  const place = show(shown(), send);
  expect(place.textContent).toContain("Заменено");
  expect(place.querySelector("#consents")?.textContent).not.toContain("Прочитать и дать согласие");
  press(named(place, "Отозвать"));
  expect(send.mock.calls).toEqual([[{ type: "withdrawPressed" }]]);
});

test("while an obligation stands nothing can be withdrawn, and each is named with the way to it", () => {
  const place = show(
    shown({
      obligations: [
        { kind: "contract", name: "SH-1", id: "c1" },
        { kind: "order", name: "Сенім", id: null },
        { kind: "statement", name: "OB-1", id: "OB-1" },
      ],
    }),
  );
  expect(place.querySelectorAll("button")).toHaveLength(0);
  expect([...place.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual(["/contract/c1", "/apps", "/status"]);
  expect(place.textContent).toContain("Действующий договор SH-1");
});

test("a newer wording is shown with what it changes, and asked for", () => {
  const send = vi.fn<(event: ConsentsEvent) => void>();
  const place = show(shown({ standing: "outdated", given: [given] }), send);
  expect(place.textContent).toContain("Назван оператор.");
  expect(place.textContent).toContain("1 сентября 2026");
  press(named(place, "Прочитать и дать согласие"));
  expect(send.mock.calls).toEqual([[{ type: "readPressed" }]]);
});

test("a withdrawn consent says when it was, what follows, and how it is given again", () => {
  const place = show(shown({ standing: "withdrawn", given: [{ ...given, withdrawnAt: "2026-11-20T05:00:00Z" }] }));
  expect(place.textContent).toContain("Отозвано: 20 ноября 2026 года");
  expect(place.textContent).toContain("новые заявки мы не принимаем");
  expect(named(place, "Прочитать и дать согласие")).toBeTruthy();
  expect(place.querySelectorAll("button")).toHaveLength(1);
});

test("the consent is shown as text before a code is requested, and the code is not called a signature", () => {
  const place = show({ at: "reading", agreement, busy: false });
  expect(place.textContent).toContain("Я согласен <b>.");
  expect(place.textContent).toContain("Это не электронная подпись");
});
