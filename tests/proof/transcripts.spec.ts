import { locales } from "@shanyraq/i18n";
import { comeToRest } from "./come-to-rest.ts";
import { normalised } from "./normalised.ts";
import { readAloud } from "./reader.ts";
import { expect, test } from "./stage.ts";
import { journeys } from "./tours/index.ts";

for (const { name, walk } of journeys)
  for (const locale of locales)
    test(`${name}, in ${locale}: a screen reader says what it has always said`, async ({ page, visitIn }) => {
      await walk(await visitIn(locale), async (screen) => {
        await comeToRest(page);
        const phrases = await readAloud(page);
        expect.soft(normalised(phrases.join("\n"))).toMatchSnapshot([locale, `${screen}.txt`]);
      });
    });
