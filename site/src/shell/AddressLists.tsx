import { FailureState } from "@shanyraq/kit/feedback/FailureState.tsx";
import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import { FormLists, type Lists } from "@shanyraq/ui/forms/form-lists.ts";
import type { Outcome } from "@shanyraq/client";
import { localeFacts, type Locale } from "@shanyraq/i18n";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { useCatalogue } from "../locale/LocaleRoot.tsx";
import { attempt } from "../calls/attempt.ts";
import { inAlphabet } from "./in-alphabet.ts";
import { usePageData } from "../calls/usePageData.ts";

/** Regions, cities and countries together: a form that asks an address needs all of them. */
async function load(locale: Locale): Promise<Outcome<Lists>> {
  const [regions, cities, citizenship] = await Promise.all([
    attempt("regions", {}),
    attempt("contactsCities", {}),
    attempt("contactsCitizenship", {}),
  ]);
  if (!regions.ok) return regions;
  if (!cities.ok) return cities;
  if (!citizenship.ok) return citizenship;
  const { tag } = localeFacts[locale];
  return {
    ok: true,
    value: {
      regions: inAlphabet(regions.value.data, tag, ({ type }) => type === "city").map(({ id, name }) => ({ value: id, label: name })),
      cities: cities.value.data.map(({ id, name }) => ({ value: id, label: name })),
      citizenship: inAlphabet(citizenship.value.data, tag, ({ code }) => code === "KZ").map(({ code, name }) => ({
        value: code,
        label: name,
      })),
    },
  };
}

/** Draws forms that ask an address once the lists they choose from are there. */
export function AddressLists({ children }: { readonly children: ReactNode }) {
  const { formatMessage } = useIntl();
  const { locale, company } = useCatalogue();
  const lists = usePageData(["address-lists", locale], () => load(locale));
  if (lists.at === "shown") return <FormLists value={lists.value}>{children}</FormLists>;
  if (lists.at === "loading") return <Skeleton $height="32rem" />;
  return (
    <FailureState
      title={formatMessage({ id: "purchase.listsFailed" })}
      phone={company.phone}
      {...(lists.at === "failed" && { onRetry: lists.retry, retrying: lists.retrying })}
    />
  );
}
