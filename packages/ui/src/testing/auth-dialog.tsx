import {
  authFlow,
  authInitial,
  converse,
  forgotPasswordFlow,
  forgotPasswordInitial,
  loginFlow,
  loginInitial,
  registerForeignerFlow,
  registerForeignerInitial,
  registerResidentFlow,
  registerResidentInitial,
  signatureLoginFlow,
  signatureLoginInitial,
  type Conversation,
} from "@shanyraq/flows";
import { act, useState, useSyncExternalStore } from "react";
import { expect } from "vitest";
import { AuthDialog } from "../account/AuthDialog.tsx";
import { stageIn, type languages } from "@shanyraq/kit/testing/spoken.ts";

const links = {
  citizensBase: "/mobile-citizens-base",
  updatePhone: "/update-phone",
  contacts: "/contacts",
  feedback: "/feedback",
  personalData: "/personal-data",
};

export const begin = () => ({
  auth: converse(authFlow, authInitial, () => {}),
  login: converse(loginFlow, loginInitial, () => {}),
  signature: converse(signatureLoginFlow, signatureLoginInitial, () => {}),
  resident: converse(registerResidentFlow, registerResidentInitial, () => {}),
  foreigner: converse(registerForeignerFlow, registerForeignerInitial, () => {}),
  forgotten: converse(forgotPasswordFlow, forgotPasswordInitial, () => {}),
});
type Talks = ReturnType<typeof begin>;

function useTalk<State, Event>(talk: Conversation<State, Event>) {
  return { state: useSyncExternalStore(talk.subscribe, () => talk.state), send: talk.send };
}

const Page = ({ talks }: { readonly talks: Talks }) => {
  const [isOpen, setOpen] = useState(true);
  return (
    <AuthDialog
      id="bv-modal-auth"
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      logo={null}
      talks={{
        auth: useTalk(talks.auth),
        login: useTalk(talks.login),
        signature: useTalk(talks.signature),
        resident: useTalk(talks.resident),
        foreigner: useTalk(talks.foreigner),
        forgotten: useTalk(talks.forgotten),
      }}
      now={() => 0}
      links={links}
      inLanguage={(path) => `/kk${path}`}
      drawCode={() => null}
      toasts={[]}
      onDismiss={() => {}}
      onDone={() => {}}
    />
  );
};

/** The open modal. */
export const dialog = () => document.querySelector<HTMLElement>("[role=dialog]");
/** What has the focus. */
export const focused = () => document.activeElement;
/** Draws the modal over its conversations. */
export const shown = async (talks = begin(), language: (typeof languages)[number] = "ru") => {
  stageIn(language, <Page talks={talks} />);
  await expect.poll(() => dialog()?.contains(document.activeElement)).toBe(true);
  return talks;
};
/** Brings events into a conversation, one after the other. */
export const after = <State, Event>(talk: Conversation<State, Event>, ...events: readonly Event[]) =>
  act(() => {
    for (const event of events) talk.send(event);
  });
