// @vitest-environment jsdom
import { foreigner } from "@shanyraq/forms/testing/registrations.ts";
import { nonResidentRegistration } from "@shanyraq/forms";
import { languages, stageIn } from "@shanyraq/kit/testing/spoken.ts";
import { find, leave, type } from "@shanyraq/kit/testing/stage.tsx";
import { expect, test } from "vitest";
import { RegistrationForm } from "./RegistrationForm.tsx";

const nothing = () => {};
const links = { citizensBase: "/base", updatePhone: "/phone", contacts: "/contacts", feedback: "/feedback", personalData: "/data" };

test.each(languages)("a number of another country is refused with the ways to reach us without one (%s)", async (language) => {
  const place = stageIn(
    language,
    <RegistrationForm
      form={nonResidentRegistration}
      empty={foreigner}
      state={{ busy: false }}
      links={links}
      onSubmit={nothing}
      onLogin={nothing}
      onSignature={nothing}
    />,
  );
  const input = find<HTMLInputElement>(place, "input[name=phone]");
  type(input, "+46 70 123 45 67");
  await leave(input);
  const refused = () => document.getElementById(`${input.id}-error`);
  await expect.poll(refused).not.toBeNull();
  expect([...(refused()?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"))).toEqual([
    expect.stringMatching(/^mailto:/),
    "/feedback",
    "/contacts",
  ]);
});
