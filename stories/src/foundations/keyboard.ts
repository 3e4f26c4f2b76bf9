/** What a key, or keys pressed together, does. */
export interface KeyFact {
  readonly keys: readonly string[];
  readonly does: string;
}
/** A way in which something is worked by keys, and the components that work so. */
export interface KeyboardPattern {
  readonly name: string;
  /** What a reader should know before the first key. */
  readonly note: string;
  readonly facts: readonly KeyFact[];
  readonly components: readonly string[];
}

const key = (keys: string, does: string): KeyFact => ({ keys: keys.split(" "), does });

/** Every way of working by keys that the kit has. A component is under each way it answers to; the test holds every name to a file. */
export const keyboardPatterns = {
  button: {
    name: "Button",
    note: "A busy button keeps the focus and ignores presses.",
    facts: [key("Enter", "Presses it."), key("Space", "Presses it, on release.")],
    components: ["Button", "IconButton", "FailureState", "Pagination", "PasswordField", "CallBackModal"],
  },
  link: {
    name: "Link",
    note: "Anything with an address is a link, whatever it looks like.",
    facts: [key("Enter", "Follows it."), key("Ctrl Enter", "Opens it beside, as in any browser.")],
    components: ["TextLink", "Link", "Breadcrumbs", "SkipLink", "ProductCard", "LanguageSelector"],
  },
  text: {
    name: "Text field",
    note: "An error is read when the field takes the focus, together with its hint.",
    facts: [
      key("Tab", "Goes to the next field; what is wrong is said on leaving."),
      key("Enter", "Sends the form, except in a field of several lines."),
    ],
    components: ["TextField", "TextAreaField", "IinField", "PhoneField", "PasswordField", "CodeField"],
  },
  checkbox: {
    name: "Checkbox",
    note: "Each box is a stop of its own.",
    facts: [key("Space", "Ticks and unticks."), key("Tab", "Goes to the next box.")],
    components: ["CheckboxField", "ChoicesField"],
  },
  radio: {
    name: "Radio buttons",
    note: "The whole group is one stop: Tab enters it at what is chosen.",
    facts: [
      key("↓ →", "Chooses the next, from the last the first."),
      key("↑ ←", "Chooses the one before."),
      key("Space", "Chooses the first when none is."),
    ],
    components: ["ChoiceField"],
  },
  select: {
    name: "Select",
    note: "The list of the browser and of the system, on a phone its wheel.",
    facts: [
      key("Alt ↓", "Opens the list."),
      key("A–Я", "Goes to the name that begins so."),
      key("Enter", "Chooses."),
      key("Esc", "Closes the list and changes nothing."),
    ],
    components: ["SelectField"],
  },
  combobox: {
    name: "Combobox in a dialog",
    note: "The focus stays in the search while the arrows walk the list.",
    facts: [
      key("A–Я", "Searches by code and by name; how many are found is said."),
      key("↓", "The next row."),
      key("↑", "The row before."),
      key("Enter", "Chooses the row and closes."),
      key("Esc", "Empties the search; pressed again, closes."),
    ],
    components: ["ClassifierField", "ClassifierDialog"],
  },
  date: {
    name: "Date",
    note: "A birthday is three boxes; a near day is the browser's own field.",
    facts: [
      key("Tab", "Goes from day to month to year."),
      key("Ctrl V", "In any box of a birthday, takes a whole date."),
      key("↑ ↓", "In the browser's field, changes the part by one."),
    ],
    components: ["BirthDateField", "DatePartsField", "DateField"],
  },
  slider: {
    name: "Slider with a number",
    note: "The number may be typed; it is corrected on leaving, never under the fingers.",
    facts: [
      key("→ ↑", "One step more."),
      key("← ↓", "One step less."),
      key("PageUp", "A large step more."),
      key("PageDown", "A large step less."),
      key("Home", "The least."),
      key("End", "The most."),
    ],
    components: ["NumberSlider"],
  },
  disclosure: {
    name: "Disclosure",
    note: "A button that says whether it is expanded; what it opens comes next in the order of Tab. Never role=menu.",
    facts: [key("Enter", "Opens and closes."), key("Space", "The same."), key("Esc", "In the header, closes and gives the focus back.")],
    components: ["Accordion", "HeaderMenu", "UserMenu", "FaqList", "SavingsChart"],
  },
  tabs: {
    name: "Tabs",
    note: "One stop for the row of tabs, one for the panel.",
    facts: [
      key("→ ←", "Walks and chooses; a disabled tab is left out."),
      key("Home", "The first tab."),
      key("End", "The last tab."),
      key("Tab", "Goes from the tab to its panel."),
    ],
    components: ["Tabs"],
  },
  dialog: {
    name: "Dialog",
    note: "The page behind is inert and hidden from a screen reader; the focus goes back where it was.",
    facts: [
      key("Tab", "Stays inside, from the last element to the first."),
      key("Shift Tab", "The other way round."),
      key("Esc", "Closes, unless an answer is required."),
    ],
    components: [
      "ModalDialog",
      "AlertDialog",
      "Drawer",
      "ClassifierDialog",
      "HeaderBurger",
      "NotificationDrawer",
      "ServiceErrorScreen",
      "AuthDialog",
    ],
  },
  region: {
    name: "Messages",
    note: "They are said politely and take no focus by themselves.",
    facts: [key("F6", "Takes the focus to the messages, and back."), key("Enter", "On the cross, closes one.")],
    components: ["ToastRegion"],
  },
  table: {
    name: "Table",
    note: "What scrolls sideways is a stop, so that it scrolls without a mouse.",
    facts: [
      key("Tab", "Reaches the part that scrolls."),
      key("← →", "Scrolls it."),
      key("Ctrl Alt →", "With a screen reader, goes by cells; headings are said."),
    ],
    components: ["ScheduleTable"],
  },
  file: {
    name: "File",
    note: "Dropping is never the only way: the button opens the picker of the system.",
    facts: [
      key("Enter", "Opens the picker."),
      key("Space", "The same."),
      key("Tab", "Goes on to each file that was added, and to its buttons."),
    ],
    components: ["FileUpload", "FileZone", "UploadItem", "FileDrop", "Attachments"],
  },
  mode: {
    name: "Version for the visually impaired",
    note: "One key leads back from anywhere.",
    facts: [
      key("F2", "Leaves the version."),
      key("Enter", "On a button of the bar, changes the setting and says it."),
      key("↑ ↓", "Moves the reading guide by a line."),
    ],
    components: ["ModePanel", "ModeSlot", "ModeSetting", "ModePlace"],
  },
} as const satisfies Record<string, KeyboardPattern>;

/** What is drawn by keys of its own or of what it draws, each way once, a component's own ways first. */
export function patternsOf(component: string, draws: readonly string[] = []): readonly KeyboardPattern[] {
  const all: readonly KeyboardPattern[] = Object.values(keyboardPatterns);
  const own = all.filter(({ components }) => components.includes(component));
  const inside = all.filter(({ components }) => components.some((name) => draws.includes(name)));
  return [...new Set([...own, ...inside])];
}
