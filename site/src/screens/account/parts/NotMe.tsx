import { notMeFlow, notMeInitial, performNotMe } from "@shanyraq/flows";
import { href } from "@shanyraq/routes";
import { NotMeView } from "@shanyraq/ui/account/NotMeView.tsx";
import { useFlow } from "@shanyraq/ui/shell/useFlow.ts";
import { useEffect, useState } from "react";
import { LaterMessages } from "../../../locale/LaterMessages.tsx";
import { useCatalogue } from "../../../locale/LocaleRoot.tsx";
import { attempt } from "../../../calls/attempt.ts";
import { useSession } from "../../../session/session.tsx";

/** The token that the address carries behind "#"; empty for an anchor of the page, or a part of a token. */
const tokenInAddress = (): string => /^#([\w-]{43})$/.exec(location.hash)?.[1] ?? "";

/** Out of the address bar at once: neither the history nor a script of another's is left with what opens something. */
function forgetFragment(): void {
  const address = location.pathname + location.search;
  history.replaceState({ ...(history.state as object | null), as: address, url: address }, "", address);
}

/** The press and what follows it, loaded with its words; another link that is opened in the same tab begins again. */
export function NotMe() {
  const [token, setToken] = useState(tokenInAddress);
  useEffect(() => {
    const take = () => {
      const initialToken = tokenInAddress();
      if (initialToken === "") return;
      setToken(initialToken);
      forgetFragment();
    };
    take();
    addEventListener("hashchange", take);
    return () => removeEventListener("hashchange", take);
  }, []);
  return (
    <LaterMessages>
      <Pressing key={token} token={token} />
    </LaterMessages>
  );
}

function Pressing({ token }: { readonly token: string }) {
  const { company, locale } = useCatalogue();
  const { login } = useSession();
  const { state, send } = useFlow(
    notMeFlow,
    () => notMeInitial(token),
    () => performNotMe({ attempt }),
  );
  return (
    <NotMeView
      state={state}
      phone={company.phone}
      officesHref={href("contacts", locale)}
      onPress={() => send({ type: "pressed" })}
      onSignature={() => login.open({ by: "signature" })}
    />
  );
}
