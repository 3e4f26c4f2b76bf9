import type { ComponentProps } from "react";
import type { IntlProvider } from "react-intl";

/** Every text of the site, as the components that speak want them. */
export type AllMessages = NonNullable<ComponentProps<typeof IntlProvider>["messages"]>;
