import { isLocale, localeFacts, locales, type Locale } from "@shanyraq/i18n";
import { schemeNames } from "@shanyraq/kit/theme/names.ts";
import type { Preview } from "@storybook/react-vite";
import { isScenario, scenarios } from "../src/network/scenario.ts";
import { behave } from "../src/network/worker.ts";
import { dress, themeNames, type Look } from "../src/stage/looks.ts";
import { Stage, type Placed } from "../src/stage/Stage.tsx";

declare global {
  /** The door of the proof: the same switch that the toolbars move. */
  var dressPage: (look: Look) => void;
}
globalThis.dressPage = (look) => dress(document.documentElement, look);

// Storybook's own hidden messages hold links; the first link of the page must be the story's, else no skip link counts as one.
document.body.append(...document.querySelectorAll('body > [class^="sb-"]'));

const languageIn = (globals: Readonly<Record<string, unknown>>): Locale => (isLocale(globals["language"]) ? globals["language"] : "ru");

const preview: Preview = {
  beforeEach: ({ globals, parameters }) => behave(isScenario(globals["network"]) ? globals["network"] : "ok", parameters["replies"]),
  initialGlobals: { language: "ru", theme: "light", scheme: "off", network: "ok" },
  globalTypes: {
    language: {
      description: "Language",
      toolbar: { icon: "globe", items: locales.map((value) => ({ value, title: localeFacts[value].name })), dynamicTitle: true },
    },
    theme: { description: "Theme", toolbar: { icon: "contrast", items: [...themeNames], dynamicTitle: true } },
    scheme: {
      description: "Scheme of the version for the visually impaired",
      toolbar: { icon: "eye", items: ["off", ...schemeNames], dynamicTitle: true },
    },
    network: { description: "Network", toolbar: { icon: "lightning", items: [...scenarios], dynamicTitle: true } },
  },
  parameters: {
    layout: "fullscreen",
    controls: { expanded: true },
    // The proof runs axe itself, once for each look, and two runs at once would refuse each other.
    a11y: { test: navigator.webdriver ? "off" : "error", context: "body" },
    backgrounds: { disabled: true },
    options: {
      storySort: { order: ["kit", "forms", "shell", "account", "calculators", "purchase", "cabinet", "content", "accessibility", "live"] },
    },
  },
  decorators: [
    (Story, { globals, parameters, title, name, viewMode }) => {
      document.documentElement.lang = languageIn(globals);
      dress(document.documentElement, { theme: globals["theme"] as Look["theme"], scheme: globals["scheme"] as Look["scheme"] });
      return (
        <Stage
          language={languageIn(globals)}
          placed={(parameters["placed"] as Placed | undefined) ?? "part"}
          title={`${title}: ${name}`}
          quoted={viewMode === "docs"}
        >
          <Story />
        </Stage>
      );
    },
  ],
  tags: ["autodocs"],
};
export default preview;
