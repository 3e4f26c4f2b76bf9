// @vitest-environment jsdom
import { stageIn } from "@shanyraq/kit/testing/spoken.ts";
import { expect, test } from "vitest";
import { StaffLogView } from "./StaffLogView.tsx";
import { WorkList, type WorkPage } from "./WorkList.tsx";

const nothing = () => {};

test("the log of the staff has a heading, and the day that was read in words", () => {
  const read = { at: "2026-11-27T05:20:00Z", employee: "Ким Марина", act: "logRead", customer: "", subject: "2026-11-26" } as const;
  const opened = { ...read, act: "caseViewed", subject: "OB-2026-000004" } as const;
  const place = stageIn("ru", <StaffLogView day="2026-11-27" entries={[read, opened]} readers={[]} busy={false} onDay={nothing} />);
  expect([...place.querySelectorAll("h2")].map(({ textContent }) => textContent)).toEqual(["По порядку"]);
  const entries = [...place.querySelectorAll("li")].map(({ textContent }) => textContent);
  expect(entries).toEqual(["Чтение журнала10:20, Ким Марина, 26 ноября 2026 года", "Открыто дело10:20, Ким Марина, OB-2026-000004"]);
});

test("call-backs, which have no number, are identified by the minute of the request", () => {
  const callback = {
    kind: "callback",
    name: "",
    what: "callback",
    deadline: null,
    isLate: false,
    isOwn: false,
    isProposed: false,
    isOpinionAwaited: false,
  } as const;
  const work = [
    { ...callback, id: "1", since: "2026-11-27T04:05:00Z" },
    { ...callback, id: "2", since: "2026-11-27T04:06:00Z" },
  ];
  const waiting: WorkPage = { work, total: 2, counts: [{ what: "callback", waiting: 2, late: 0 }], page: 1, pages: 1 };
  const place = stageIn("en", <WorkList waiting={waiting} chosen={undefined} onChoose={nothing} onPage={nothing} onOpen={nothing} />);
  const names = [...place.querySelectorAll("li button")].map((button) => button.getAttribute("aria-label"));
  expect(names).toEqual(["Open: Call-back 27 November 2026, 09:05", "Open: Call-back 27 November 2026, 09:06"]);
});
