// @vitest-environment jsdom
import { expect, test } from "vitest";
import { languages, stageIn } from "@shanyraq/kit/testing/spoken.ts";
import { find } from "@shanyraq/kit/testing/stage.tsx";
import { SuccessModal } from "./SuccessModal.tsx";

const thanks = {
  ru: "Благодарим за обращение, наши специалисты свяжутся с Вами по указанным контактам",
  kk: "Хабарласқаныңыз үшін рақмет, мамандарымыз көрсетілген байланыс деректері бойынша Сізбен хабарласады",
  en: "Thank you for contacting us. Our specialists will get in touch using the contact details you gave.",
} as const;

test.each(languages)("it thanks in the specified words (%s)", (language) => {
  stageIn(language, <SuccessModal isOpen onClose={() => {}} />);
  expect(find(document.body, "[role=alertdialog] p").textContent).toBe(thanks[language]);
});
