// @vitest-environment jsdom
import { contractStatuses } from "@shanyraq/calls/vocabulary";
import { expect, test } from "vitest";
import { stageIn } from "@shanyraq/kit/testing/spoken.ts";
import { find, stage } from "@shanyraq/kit/testing/stage.tsx";
import { act } from "react";
import { ContractCard } from "../contracts/ContractCard.tsx";
import { ContractHeader } from "../contracts/ContractHeader.tsx";
import { ContractDocuments } from "../contracts/ContractDocuments.tsx";
import { duesCalendar } from "../contracts/dues-calendar.ts";
import { ContractTabs } from "../contracts/ContractTabs.tsx";
import { contract } from "../testing/contract.ts";
import { NextPayment } from "../contracts/NextPayment.tsx";
import { PaymentsTable } from "../contracts/PaymentsTable.tsx";

const summary = {
  next_due_date: "2026-12-01",
  next_due_amount: "20000.00",
  overdue: "0.00",
  suspended: 0,
  pay_until: null,
  days_left: null,
  savings: "600000.00",
  grown: "0.00",
  ends: [],
};

test("a card opens its contract by its heading and by its button", () => {
  const place = stage(<ContractCard contract={contract} href="/cabinet/reports/c-1" />);
  expect([...place.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
    "/cabinet/reports/c-1",
    "/cabinet/reports/c-1",
  ]);
  expect(find(place, "h2").textContent).toBe("Сенім");
  expect(place.textContent).toContain("5\u00a0000\u00a0000\u00a0₸");
});

test("a contract that is for no sum shows none, in the list and on its page", () => {
  const medical = { ...contract, sum_assured: "0.00" };
  const hrefs = { listName: "", listHref: "/", payHref: "/", claimHref: "/" };
  for (const [shown, head] of [
    [contract, true],
    [medical, false],
  ] as const) {
    const place = [stage(<ContractCard contract={shown} href="/c" />), stage(<ContractHeader contract={shown} {...hrefs} />)];
    expect(place.map(({ textContent }) => textContent?.includes("cabinet.sumAssured"))).toEqual([head, head]);
  }
});

test.each(contractStatuses)("the status %s is shown in words", (status) => {
  expect(stage(<ContractCard contract={{ ...contract, status }} href="/c" />).textContent).toContain(`cabinet.status.${status}`);
});

test("only what is overdue is called overdue", () => {
  expect(stage(<ContractCard contract={contract} href="/c" />).textContent).not.toContain("cabinet.overdue");
  expect(stage(<ContractCard contract={{ ...contract, status: "overdue", overdue: "20000.00" }} href="/c" />).textContent).toContain(
    "cabinet.overdue: 20\u00a0000\u00a0₸",
  );
});

test("a contract with nothing more to pay says so instead of a date", () => {
  const place = stage(<ContractCard contract={{ ...contract, status: "paid_up", next_due_date: null }} href="/c" />);
  expect(place.textContent).toContain("cabinet.nextDue.none");
  expect(place.querySelector("time")).toBeNull();
});

test("the shown tab is marked, and counts stand only once they are known", () => {
  const hrefs = { current: "/cabinet/reports", failed: "/cabinet/reports?failed=true" };
  const counted = stage(<ContractTabs shown="failed" hrefs={hrefs} counts={{ current: 3, failed: 12 }} />);
  expect(find(counted, '[aria-current="page"]').getAttribute("href")).toBe(hrefs.failed);
  expect([...counted.querySelectorAll("span")].map((count) => count.textContent)).toEqual(["3", "12"]);
  expect(stage(<ContractTabs shown="current" hrefs={hrefs} />).querySelector("span")).toBeNull();
});

test("the next premium is the desk's largest figure, and what is overdue an alert above it", () => {
  expect(stage(<NextPayment summary={summary} count={2} payHref="/payment" />).textContent).toContain("20\u00a0000\u00a0₸");
  const late = stage(<NextPayment summary={{ ...summary, overdue: "20000.00" }} count={2} payHref="/payment" />);
  expect(late.textContent?.startsWith("cabinet.overdue.title")).toBe(true);
});

test("a desk with nothing to pay offers no payment", () => {
  const place = stage(<NextPayment summary={{ ...summary, next_due_date: null, next_due_amount: "0.00" }} count={1} payHref="/payment" />);
  expect(place.textContent).toContain("cabinet.next.none");
  expect(place.querySelector("a")).toBeNull();
});

test("payments are a table with their receipts, or a sentence without any payments", () => {
  const payment = {
    number: "KV-2026-000001",
    paid_at: "2026-11-01T07:00:00.000Z",
    amount: "20000.00",
    method: "Kaspi QR",
    status: "Оплачен",
  };
  expect(find(stage(<PaymentsTable payments={[payment]} fileName="payments" />), "tbody").textContent).toContain("20\u00a0000,00");
  expect(stage(<PaymentsTable payments={[]} fileName="payments" />).textContent).toBe("cabinet.payments.empty");
});

const paper = (number: number) => ({
  type: "receipt" as const,
  number: String(number),
  name: `R-${number}`,
  date: "2026-01-01",
  url: `/${number}`,
});

const readHref = ({ url }: { readonly url: string }) => `/paper${url}`;

test("a paper is read by a link and saved by a button that say which, and of many the newest stand first", () => {
  const saved: string[] = [];
  const documents = Array.from({ length: 9 }, (_, index) => paper(index));
  const place = stage(
    <ContractDocuments documents={documents} busy={undefined} failed={false} onSave={({ name }) => saved.push(name)} readHref={readHref} />,
  );
  expect(place.querySelectorAll("li")).toHaveLength(5);
  const [first] = place.querySelectorAll<HTMLButtonElement>("li button");
  expect(first?.getAttribute("aria-label")).toBe("cabinet.documents.save: R-0");
  const link = find<HTMLAnchorElement>(place, "li a");
  expect([link.getAttribute("aria-label"), link.getAttribute("href")]).toEqual(["cabinet.documents.read: R-0", "/paper/0"]);
  act(() => first?.click());
  expect(saved).toEqual(["R-0"]);
  act(() => [...place.querySelectorAll("button")].find((button) => button.textContent === "cabinet.documents.all")?.click());
  expect(place.querySelectorAll("li")).toHaveLength(9);
});

test("papers are named in the language that was chosen for them, their buttons in that of the page", () => {
  const documents = [{ type: "policy" as const, name: "Insurance policy SH-1", date: "2026-11-27", size: 1024, url: "/p" }];
  const chosen: string[] = [];
  const language = { value: "en" as const, onChange: (locale: string) => chosen.push(locale) };
  const place = stageIn(
    "kk",
    <ContractDocuments documents={documents} busy={undefined} failed={false} onSave={() => {}} readHref={readHref} language={language} />,
  );
  expect(find<HTMLElement>(place, "ul").lang).toBe("en-GB");
  expect(find<HTMLElement>(place, "li button").closest<HTMLElement>("[lang]")?.lang).toBe("kk-KZ");
  const select = find<HTMLSelectElement>(place, "select");
  expect([...select.options].map((option) => option.text)).toEqual(["Русский", "Қазақша", "English"]);
  act(() => {
    select.value = "ru";
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });
  expect(chosen).toEqual(["ru"]);
});

test("each payment has its receipt in its row", () => {
  const payments = [{ number: "KV-1", paid_at: "2026-01-01T00:00:00.000Z", amount: "1.00", method: "QR", status: "" }];
  const place = stage(<PaymentsTable payments={payments} fileName="p" receiptOf={(number) => <button type="button">{number}</button>} />);
  expect(find(place, "tbody button").textContent).toBe("KV-1");
});

test("a calendar has what is left of each premium that falls due, and nothing of what was due before", () => {
  const intl = { locale: "ru", formatMessage: ({ id }: { id?: string }, values?: object) => `${id} ${JSON.stringify(values)}` };
  const row = { no: 1, dueDate: "2026-11-21", amount: 350.5, paidAmount: 350.5, paidOn: "2026-11-21" };
  const days = duesCalendar(
    [
      { ...row, no: 0, dueDate: "2026-10-21", paidAmount: 0 },
      row,
      { ...row, no: 2, dueDate: "2026-12-21", paidAmount: 100.2, paidOn: "" },
      { ...row, no: 3, dueDate: "2027-01-21", paidAmount: 0 },
    ],
    { number: "SH-1", today: "2026-11-21" },
    intl as Parameters<typeof duesCalendar>[2],
  );
  expect(days.map(({ uid, day }) => [uid, day])).toEqual([
    ["SH-1-2@shanyraq", "2026-12-21"],
    ["SH-1-3@shanyraq", "2027-01-21"],
  ]);
  expect(days[0]?.title).toContain("250,30");
});
