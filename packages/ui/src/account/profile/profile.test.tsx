// @vitest-environment jsdom
import type { ContactChangeEvent, ContactChangeState, Problem, SessionEndState } from "@shanyraq/flows";
import { act } from "react";
import { describe, expect, test, vi } from "vitest";
import { languages, stageIn } from "@shanyraq/kit/testing/spoken.ts";
import { find, press, stage, type } from "@shanyraq/kit/testing/stage.tsx";
import { CallBackView } from "../../shell/CallBackView.tsx";
import { ContactChangeView } from "./ContactChangeView.tsx";
import { PasswordChangeView } from "./PasswordChangeView.tsx";
import { ProfileFacts } from "./ProfileFacts.tsx";
import { SessionList } from "./SessionList.tsx";
import { SessionWarning } from "./SessionWarning.tsx";
import { WithdrawConsent } from "../consents/WithdrawConsent.tsx";

const nothing = () => {};
const phone = "+7 (727) 000-00-00";
const named = (place: ParentNode, name: string) => {
  const found = [...place.querySelectorAll<HTMLElement>("button, a")].find(
    (one) => (one.getAttribute("aria-label") ?? one.textContent) === name,
  );
  if (!found) throw new Error(`no ${name}`);
  return found;
};

describe("a change of the phone", () => {
  const codes: ContactChangeState = {
    at: "codes",
    kind: "phone",
    value: "+7 (700) 555-00-00",
    requestID: "r",
    sentTo: "+7 7** *** **00",
    sentToOld: "+7 7** *** **75",
    resendAt: 120_000,
    busy: false,
  };
  const shown = (state: ContactChangeState, now = 0) => {
    const send = vi.fn<(event: ContactChangeEvent) => void>();
    const place = stageIn(
      "ru",
      <ContactChangeView state={state} send={send} now={() => now} phone={phone} email="info@insurer.example" onClose={nothing} />,
    );
    return { place, send };
  };

  test("says where both codes went, takes both, and puts the focus on its heading", async () => {
    const { place, send } = shown(codes);
    expect(place.textContent).toContain("на прежний номер +7 7** *** **75 и на новый +7 7** *** **00");
    expect(document.activeElement?.textContent).toBe("Новый телефон");
    type(find(place, "input[name=codeOld]"), "1111");
    type(find(place, "input[name=codeNew]"), "2222");
    press(find(place, "button[type=submit]"));
    await act(async () => {});
    await expect.poll(() => send.mock.calls).toEqual([[{ type: "codesSubmitted", codeOld: "1111", codeNew: "2222" }]]);
  });
  test("new codes wait for their time", () => {
    const early = shown(codes);
    press(named(early.place, "Отправить новые коды"));
    expect(early.send).not.toHaveBeenCalled();
    const late = shown(codes, 120_000);
    press(named(late.place, "Отправить новые коды"));
    expect(late.send.mock.calls).toEqual([[{ type: "resendPressed", now: 120_000 }]]);
  });
  test("shows the way to who has lost the former number, and no way back once it is done", () => {
    expect(shown(codes).place.textContent).toContain(phone);
    const done = shown({ at: "done", kind: "phone", value: "+7 (700) 555-00-00" }).place;
    expect(find(done, "[role=status]").textContent).toContain("+7 (700) 555-00-00");
    expect(done.querySelector("details")).toBeNull();
  });
});

test("a customer who has just signed in by a key needs only the code from the new number", async () => {
  const state: ContactChangeState = {
    at: "codes",
    kind: "phone",
    value: "+7 (700) 555-00-00",
    requestID: "r",
    sentTo: "+7 7** *** **00",
    resendAt: 120_000,
    busy: false,
  };
  const send = vi.fn<(event: ContactChangeEvent) => void>();
  const place = stageIn(
    "ru",
    <ContactChangeView state={state} send={send} now={() => 0} phone={phone} email="info@insurer.example" onClose={nothing} justSigned />,
  );
  expect(place.querySelector("input[name=codeOld]")).toBeNull();
  type(find(place, "input[name=codeNew]"), "2222");
  press(find(place, "button[type=submit]"));
  await act(async () => {});
  await expect.poll(() => send.mock.calls).toEqual([[{ type: "codesSubmitted", codeNew: "2222" }]]);
});

test("a customer who has just signed in by a key needs no present password until the signature has grown old", () => {
  const shown = (problem?: Problem) => (
    <PasswordChangeView state={{ at: "form", busy: false, ...(problem && { problem }) }} onSubmit={nothing} backHref="/" justSigned />
  );
  expect(stageIn("ru", shown()).querySelector("input[name=current_password]")).toBeNull();
  const old = { kind: "message", message: "Проверьте", fields: { current_password: "Текущий пароль введён неверно." } } as const;
  const place = stageIn("ru", shown(old));
  expect(find(place, "input[name=current_password]").getAttribute("aria-invalid")).toBe("true");
});

test("a refused password stands at its field, and the rules are listed under the new one", () => {
  const problem = { kind: "message", message: "Проверьте", fields: { current_password: "Текущий пароль введён неверно." } } as const;
  const place = stageIn("ru", <PasswordChangeView state={{ at: "form", busy: false, problem }} onSubmit={nothing} backHref="/" />);
  expect(find(place, "input[name=current_password]").getAttribute("aria-invalid")).toBe("true");
  expect(place.textContent).toContain("Текущий пароль введён неверно.");
  expect(place.querySelectorAll("li[data-met]")).toHaveLength(3);
});

test("the end of a change of the password takes the focus", () => {
  stageIn("kk", <PasswordChangeView state={{ at: "done" }} onSubmit={nothing} backHref="/" />);
  expect(document.activeElement?.textContent).toBe("Құпиясөз өзгертілді");
});

test("every fact has its source, and only phone and e-mail have a button", () => {
  const onChange = vi.fn<(kind: string) => void>();
  const user = {
    id: "1",
    name: "Илья",
    surname: "Волков",
    patronymic: "",
    resident: true,
    iin: "950719300175",
    id_number: "",
    phone: "77010000017",
    email: "a@b.kz",
    birth_date: "1995-07-19",
    role: "customer" as const,
  };
  const place = stageIn("ru", <ProfileFacts user={user} onChange={onChange} />);
  expect(place.querySelectorAll("dt")).toHaveLength(4);
  expect(place.querySelectorAll("small")).toHaveLength(4);
  expect(place.textContent).toContain("+7 (701) 000-00-17");
  press(named(place, "Изменить телефон"));
  press(named(place, "Изменить электронную почту"));
  expect(onChange.mock.calls).toEqual([["phone"], ["email"]]);
  const foreigner = stage(
    <ProfileFacts user={{ ...user, resident: false, iin: "", id_number: "N1", birth_date: "" }} onChange={onChange} />,
  );
  expect([...foreigner.querySelectorAll("dt")].map((term) => term.textContent)).toContain("field.idNumber");
});

test("every session but this one can be ended, by a button that names its device", () => {
  const onEnd = vi.fn<(id: string) => void>();
  const session = { device: "Chrome, Windows", startedAt: "2026-11-20T05:00:00Z", seenAt: "2026-11-21T05:00:00Z" };
  const place = stageIn(
    "ru",
    <SessionList
      sessions={[
        { ...session, id: "1", current: true },
        { ...session, id: "2", device: "", current: false },
      ]}
      onEnd={onEnd}
    />,
  );
  expect(place.querySelectorAll("button")).toHaveLength(1);
  press(named(place, "Завершить сеанс: Неизвестное устройство"));
  expect(onEnd.mock.calls).toEqual([["2"]]);
});

test.each(languages)("before a consent is withdrawn keeping it has the focus (%s)", (language) => {
  const onWithdraw = vi.fn<() => void>();
  const onClose = vi.fn<() => void>();
  stageIn(language, <WithdrawConsent onWithdraw={onWithdraw} onClose={onClose} />);
  press(document.activeElement as HTMLElement);
  expect([onWithdraw.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1]);
});

describe("the warning before a session ends", () => {
  const shown = (state: SessionEndState, onStay = nothing) => {
    stageIn("ru", <SessionWarning state={state} now={() => 0} onStay={onStay} />);
    return document.querySelector<HTMLElement>("[role=alertdialog]");
  };
  test("says how long there is, and staying has the focus", () => {
    const onStay = vi.fn<() => void>();
    const dialog = shown({ at: "warning", endsAt: 119_000, busy: false }, onStay);
    expect(dialog?.textContent).toContain("1:59");
    expect(document.activeElement?.textContent).toBe("Остаться");
    press(document.activeElement as HTMLElement);
    expect(onStay).toHaveBeenCalledOnce();
  });
  test.each<SessionEndState>([{ at: "unknown" }, { at: "running", endsAt: 1_800_000 }, { at: "ended" }])(
    "stands in no other state: $at",
    (state) => {
      expect(shown(state)).toBeNull();
    },
  );
});

describe("a call-back", () => {
  test.each(["service", "offline"] as const)("a failure (%s) stands in the form with the phone beside it", (kind) => {
    const failed = { at: "failed", reason: "contacts", problem: { kind } } as const;
    stageIn("ru", <CallBackView state={failed} phone={phone} onSend={nothing} onClose={nothing} />);
    expect(find(document.body, "[role=dialog]").textContent).toContain(phone);
  });
  test("ends in the specified thanks", () => {
    stageIn("ru", <CallBackView state={{ at: "done" }} phone={phone} onSend={nothing} onClose={nothing} />);
    expect(find(document.body, "[role=alertdialog]").textContent).toContain(
      "Благодарим за обращение, наши специалисты свяжутся с Вами по указанным контактам",
    );
  });
});
