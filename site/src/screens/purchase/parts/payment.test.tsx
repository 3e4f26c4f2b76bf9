import { pageMessages } from "@shanyraq/i18n/read-messages";
import { RouterContext } from "next/dist/shared/lib/router-context.shared-runtime.js";
import type { NextRouter } from "next/router";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Catalogue } from "../../../locale/catalogue.ts";
import { LocaleRoot } from "../../../locale/LocaleRoot.tsx";
import { Screen } from "../payment.tsx";

const catalogue = { locale: "ru", messages: pageMessages("ru"), menus: {}, socials: {}, company: {} } as unknown as Catalogue;

test("says nothing of how to find a policy before the address is read, which may name an order", () => {
  const router = { isReady: false, asPath: "/payment", replace: async () => true } as unknown as NextRouter;
  const html = renderToStaticMarkup(
    <RouterContext.Provider value={router}>
      <LocaleRoot catalogue={catalogue}>
        <Screen />
      </LocaleRoot>
    </RouterContext.Provider>,
  );
  expect(html).toContain(pageMessages("ru")["page.payment"]);
  expect(html).not.toContain(pageMessages("ru")["purchase.pay.find"]);
});
