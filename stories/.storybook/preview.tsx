import { isLocale, localeFacts, locales, type Locale } from "@shanyraq/i18n";
import { schemeNames } from "@shanyraq/kit/theme/names.ts";
import type { ArgsEnhancer, ArgTypesEnhancer } from "storybook/internal/types";
import type { Preview } from "@storybook/react-vite";
import { action } from "storybook/actions";
import { BookContainer } from "../src/book/BookContainer.tsx";
import { ComponentPage } from "../src/book/ComponentPage.tsx";
import { isScenario, scenarios } from "../src/network/scenario.ts";
import { behave } from "../src/network/worker.ts";
import { factsOf } from "../src/props/prop-fact.ts";
import { nothing } from "../src/stage/held.tsx";
import { dress, themeNames, type Look } from "../src/stage/looks.ts";
import { Stage, type Placed } from "../src/stage/Stage.tsx";
import { typedControls } from "../src/stage/typed-controls.ts";

declare global {
  /** The door of the proof: the same switch that the toolbars move. */
  var dressPage: (look: Look) => void;
}
globalThis.dressPage = (look) => dress(document.documentElement, look);

// Storybook's own hidden messages hold links; the first link of the page must be the story's, else no skip link counts as one.
document.body.append(...document.querySelectorAll('body > [class^="sb-"]'));

const languageIn = (globals: Readonly<Record<string, unknown>>): Locale => (isLocale(globals["language"]) ? globals["language"] : "ru");

/** What the compiler knows of the props, and above it what a story file says itself. */
const typed: ArgTypesEnhancer = ({ component, initialArgs, argTypes }) => {
  const rows = typedControls(factsOf(component), initialArgs);
  return {
    ...rows,
    ...Object.fromEntries(Object.entries(argTypes).map(([name, given]) => [name, { ...rows[name], ...given }])),
  } as typeof argTypes;
};
/** An event of a story that leads nowhere is at least given, by its name, in the panel of actions. */
const given: ArgsEnhancer = ({ initialArgs }) =>
  Object.fromEntries(Object.entries(initialArgs).map(([name, value]) => [name, value === nothing ? action(name) : value]));

const preview: Preview = {
  argTypesEnhancers: [typed],
  argsEnhancers: [given],
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
    controls: { expanded: true, sort: "requiredFirst" },
    docs: {
      container: BookContainer,
      page: ComponentPage,
      extractArgTypes: () => ({}),
      canvas: { sourceState: "hidden" },
      controls: { sort: "requiredFirst" },
      codePanel: true,
    },
    // The proof runs axe itself, once for each look, and two runs at once would refuse each other.
    a11y: { test: navigator.webdriver ? "off" : "error", context: "body" },
    backgrounds: { disabled: true },
    options: {
      storySort: {
        order: [
          "Start",
          "foundations",
          ["Colour", "Type", "Space", "Motion", "Voice", "Accessibility"],
          "kit",
          ["ornament", "text", "layout", "actions", "fields", "feedback", "overlay", "data"],
          "forms",
          "shell",
          "content",
          "calculators",
          "purchase",
          "account",
          "cabinet",
          "contracts",
          "applications",
          "signing",
          "statements",
          "pension",
          "reception",
          "accessibility",
          "live",
        ],
      },
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
