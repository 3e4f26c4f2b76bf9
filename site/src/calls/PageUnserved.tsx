import { outageOf } from "@shanyraq/flows";
import { ServiceErrorScreen } from "@shanyraq/ui/shell/ServiceErrorScreen.tsx";
import { useEffect, useState } from "react";
import { inLocale } from "@shanyraq/routes";
import { LaterMessages } from "../locale/LaterMessages.tsx";
import { useCatalogue } from "../locale/LocaleRoot.tsx";
import { attempt } from "./attempt.ts";
import type { PageOutage } from "./page-outage.ts";

/** Asks for the menu, which everything has: where it fails too, the whole service is down and the whole screen says so. */
export function PageUnserved({ outage }: { readonly outage: PageOutage }) {
  const { locale, company } = useCatalogue();
  const [down, setDown] = useState(false);
  useEffect(() => {
    let left = false;
    void attempt("menus", {}).then((outcome) => {
      if (!left) setDown(!outcome.ok && outageOf(outcome.failure) !== undefined);
    });
    return () => {
      left = true;
    };
  }, []);
  return (
    <LaterMessages>
      <ServiceErrorScreen
        isOpen={down}
        onRetry={outage.retry}
        retrying={outage.retrying}
        requestId={outage.requestId}
        homeHref={inLocale("/", locale)}
        phone={company.phone}
      />
    </LaterMessages>
  );
}
