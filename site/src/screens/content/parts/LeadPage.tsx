import type { MessageId } from "@shanyraq/i18n";
import { href, routes, type RouteName } from "@shanyraq/routes";
import { LeadView } from "@shanyraq/ui/content/LeadView.tsx";
import { useIntl } from "react-intl";
import { useCatalogue } from "../../../locale/LocaleRoot.tsx";

type Named<Id> = Id extends `lead.${infer Name}` ? Extract<Name, RouteName> : never;
/** Routes that have a sentence of their own to open with. */
export type LeadName = Named<MessageId>;

/** Title and sentence of a page whose own screen is not built, and the help there is today. */
export function LeadPage({ name }: { readonly name: LeadName }) {
  const { formatMessage } = useIntl();
  const { locale, company } = useCatalogue();
  return (
    <LeadView
      title={formatMessage({ id: routes[name].title })}
      lead={formatMessage({ id: `lead.${name}` })}
      phone={company.phone}
      productsHref={href("products", locale)}
      newsHref={href("news", locale)}
    />
  );
}
