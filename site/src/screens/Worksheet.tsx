import { performWorksheet, worksheetFlow, worksheetInitial, type Draft } from "@shanyraq/flows";
import { href } from "@shanyraq/routes";
import { WorksheetView } from "@shanyraq/ui/purchase/WorksheetView.tsx";
import { useRouter } from "next/router";
import { useEffect } from "react";
import { attempt } from "../frame/attempt.ts";
import { callMe } from "../frame/call-me.ts";
import { newKey } from "../frame/new-key.ts";
import { now } from "../frame/clock.ts";
import { readSaved, writeSaved } from "../frame/saved.ts";
import { useSession } from "../frame/session.tsx";
import { useFlow } from "../frame/useFlow.ts";
import { usePageData } from "../frame/usePageData.ts";
import { useCatalogue } from "../locale/LocaleRoot.tsx";

interface WorksheetProps {
  readonly slug: string;
  readonly hash: string;
}

const draftOf = (hash: string) => `shanyraq:worksheet:v1:${hash}`;

export function Worksheet({ slug, hash }: WorksheetProps) {
  const router = useRouter();
  const { locale, company } = useCatalogue();
  const { session } = useSession();
  const product = usePageData(["product", slug, locale], () => attempt("productBySlug", { slug }));
  const { state, send } = useFlow(
    worksheetFlow,
    () => worksheetInitial(hash),
    () =>
      performWorksheet({
        attempt,
        now,
        newKey,
        product: slug,
        drafts: { read: () => readSaved<Draft>(draftOf(hash)), write: (draft) => writeSaved(draftOf(hash), draft) },
        goToPayment: (order) => void router.push(`${href("payment", locale)}?hash=${encodeURIComponent(order)}`),
      }),
  );
  useEffect(() => send({ type: "opened" }), [send]);
  return (
    <WorksheetView
      state={state}
      send={send}
      now={now}
      newKey={newKey}
      productName={product.at === "shown" ? product.value.name : ""}
      calculatorHref={href("calculate", locale, { slug })}
      email={session.at === "signedIn" ? session.user.email : ""}
      phone={company.phone}
      onCallMe={() => callMe.ask("contacts")}
    />
  );
}
