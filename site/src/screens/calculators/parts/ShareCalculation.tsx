import type { Calculation } from "@shanyraq/flows";
import { href } from "@shanyraq/routes";
import { ShareView } from "@shanyraq/ui/calculators/ShareView.tsx";
import dynamic from "next/dynamic";
import { LaterMessages } from "../../../locale/LaterMessages.tsx";
import { useLocale } from "../../../locale/LocaleRoot.tsx";
import { useShare } from "./useShare.ts";

/** It brings the forms along: loaded when a way of sending is chosen. */
const ShareDialog = dynamic(() => import("@shanyraq/ui/calculators/ShareDialog.tsx").then((module) => module.ShareDialog), { ssr: false });

interface ShareCalculationProps {
  readonly inputs: Calculation;
  readonly ready: boolean;
}

/** The link of a calculation: copied, or sent to somebody. */
export function ShareCalculation({ inputs, ready }: ShareCalculationProps) {
  const locale = useLocale();
  const linkOf = (hash: string) => new URL(href("calculateById", locale, { slug: inputs.product, id: hash }), window.location.origin).href;
  const { state, send } = useShare({
    // Kept closed on plain HTTP, and in some browsers once the press is too long ago.
    copy: async (hash) => {
      try {
        await navigator.clipboard.writeText(linkOf(hash));
        return true;
      } catch {
        return false;
      }
    },
  });
  const open = state.at === "addressing" || state.at === "sending" || state.at === "sent";
  return (
    <>
      <ShareView
        state={state}
        ready={ready}
        onCopy={() => send({ type: "copyPressed", inputs })}
        linkOf={linkOf}
        pageHref={(hash) => `${href("calculated", locale)}?hash=${hash}`}
        onSend={(way) => send({ type: "sendChosen", inputs, way })}
      />
      {open && (
        <LaterMessages>
          <ShareDialog state={state} onSend={(to) => send({ type: "addressGiven", to })} onClose={() => send({ type: "dismissed" })} />
        </LaterMessages>
      )}
    </>
  );
}
