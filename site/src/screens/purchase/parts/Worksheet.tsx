import { companyNumber, draftsInAccount, isForHim, performWorksheet, worksheetFlow, worksheetInitial } from "@shanyraq/flows";
import { href } from "@shanyraq/routes";
import type { Buyer } from "@shanyraq/ui/purchase/CheckAnswers.tsx";
import { WorksheetView } from "@shanyraq/ui/purchase/WorksheetView.tsx";
import dynamic from "next/dynamic";
import { useRouter } from "next/router";
import { useEffect } from "react";
import { AddressLists } from "../../../shell/AddressLists.tsx";
import { attempt } from "../../../calls/attempt.ts";
import { callMe } from "../../../shell/call-me.ts";
import { newKey } from "../../../browser/new-key.ts";
import { now } from "../../../browser/clock.ts";
import { worksheetInTab } from "../../../shell/worksheet-in-tab.ts";
import { useSession, type User } from "../../../session/session.tsx";
import { useFlow } from "@shanyraq/ui/shell/useFlow.ts";
import { usePageData } from "../../../calls/usePageData.ts";
import { useCatalogue } from "../../../locale/LocaleRoot.tsx";
import { useCompany } from "./useCompany.ts";
import { usePolicyPreview } from "./usePolicyPreview.ts";
import { ownerOf } from "../../calculators/parts/owner-of.ts";
import { paperPageOf } from "../../../shell/paper-page-href.ts";

interface WorksheetProps {
  readonly slug: string;
  readonly hash: string;
}

const OwnerNotice = dynamic(() => import("@shanyraq/ui/calculators/OwnerNotice.tsx").then((module) => module.OwnerNotice), { ssr: false });

/** Who buys, as the check page says it. */
const buyerOf = ({ surname, name, patronymic, iin, id_number, phone }: User): Buyer => ({
  name: [surname, name, patronymic].filter(Boolean).join(" "),
  number: iin || id_number,
  resident: iin !== "",
  phone,
});

const nothing = () => {};

export function Worksheet({ slug, hash }: WorksheetProps) {
  const router = useRouter();
  const { locale, company } = useCatalogue();
  const { session } = useSession();
  const owner = session.at === "signedIn" ? ownerOf(session.user) : undefined;
  const product = usePageData(["product", slug, locale], () => attempt("productBySlug", { slug }));
  const files = usePageData(["product-files", slug, locale], () => attempt("getFileRule", { productId: slug }));
  const documents =
    files.at === "shown" ? (files.value.files ?? []).map(({ name = "", url = "" }) => ({ name, href: paperPageOf(url) ?? url })) : [];
  const { state, send } = useFlow(
    worksheetFlow,
    () => worksheetInitial(hash),
    () =>
      performWorksheet({
        attempt,
        now,
        newKey,
        product: slug,
        drafts: { ...worksheetInTab(hash), ...draftsInAccount({ attempt }, hash) },
        goToPayment: (order) => void router.push(`${href("payment", locale)}?hash=${encodeURIComponent(order)}`),
      }),
  );
  useEffect(() => send({ type: "opened" }), [send]);
  const preview = usePolicyPreview(state, locale);
  const registered = useCompany(companyNumber(state), session.at === "signedIn" ? session.user.id : "");
  // A calculation that came by a link may be somebody else's: said before anything is filled in, not after.
  if (owner && "offer" in state && !isForHim(state.offer.calculation, owner, state.offer.quote))
    return (
      <OwnerNotice
        buying={{ at: "notOwn" }}
        owner={owner}
        profileHref={href("cabinetInfo", locale)}
        onTakeOwn={() => void router.push(href("calculateById", locale, { slug, id: hash }))}
        onBirthFacts={nothing}
      />
    );
  return (
    <AddressLists>
      <WorksheetView
        state={state}
        send={send}
        now={now}
        newKey={newKey}
        productName={product.at === "shown" ? product.value.name : ""}
        calculatorHref={href("calculateById", locale, { slug, id: hash })}
        profileHref={href("cabinetInfo", locale)}
        applicationsHref={href("cabinetApps", locale)}
        productsHref={href("products", locale)}
        documents={documents}
        preview={preview}
        buyer={session.at === "signedIn" ? buyerOf(session.user) : undefined}
        email={session.at === "signedIn" ? session.user.email : ""}
        born={owner?.birthDate === "" ? undefined : owner?.birthDate}
        resident={session.at === "signedIn" && session.user.iin !== ""}
        company={registered}
        phone={company.phone}
        onCallMe={() => callMe.ask("contacts", hash)}
      />
    </AddressLists>
  );
}
