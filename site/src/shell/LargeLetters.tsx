import { LargeLettersOffer } from "@shanyraq/ui/cabinet/LargeLettersOffer.tsx";
import { useState } from "react";
import { answerLargeLetters, areLargeLettersNew } from "../browser/large-letters.ts";
import { useVisualMode } from "../browser/visual-mode.ts";
import { LaterMessages } from "../locale/LaterMessages.tsx";

/** The version for the visually impaired, offered once on a device where it was never set to a customer who reads large print. */
export function LargeLetters() {
  const isOn = useVisualMode();
  const [isNew, setNew] = useState(areLargeLettersNew);
  const answer = (wanted: boolean) => {
    answerLargeLetters(wanted);
    setNew(false);
  };
  if (isOn || !isNew) return null;
  return (
    <LaterMessages>
      <LargeLettersOffer onAccept={() => answer(true)} onDecline={() => answer(false)} />
    </LaterMessages>
  );
}
