// @vitest-environment jsdom
import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { find, key, press, stage } from "@shanyraq/kit/testing/stage.tsx";
import { ModePanel } from "./ModePanel.tsx";
import { stopKinds } from "./page-stops.ts";
import { profileNames, settingsOf } from "@shanyraq/kit/theme/profiles.ts";
import { choices, initialSettings, settingNames, type Settings } from "@shanyraq/kit/theme/settings.ts";

// jsdom draws nothing: every element it is asked about has a box here.
Element.prototype.getClientRects = function rects() {
  return [{}] as unknown as DOMRectList;
};

const shown = (settings: Settings = initialSettings) => {
  const onChange = vi.fn<(changed: Settings) => void>();
  const onRegular = vi.fn<() => void>();
  const place = stage(<ModePanel statementHref="/accessibility" settings={settings} onChange={onChange} onRegular={onRegular} />);
  const button = (name: string) => {
    const found = [...place.querySelectorAll<HTMLButtonElement>("button")].find((one) => one.textContent.replace(/F2$/, "").endsWith(name));
    if (!found) throw new Error(`no button ${name}`);
    return found;
  };
  return { place, onChange, onRegular, button };
};

describe("the panel of the version for the visually impaired", () => {
  it("names every control and says of every choice whether it is taken", () => {
    const { place } = shown();
    for (const one of place.querySelectorAll("button")) expect(one.ariaLabel ?? one.textContent).toMatch(/\S/);
    const taken = [...place.querySelectorAll("[aria-pressed=true]")];
    // One value of each setting, and one way through the page.
    expect(taken).toHaveLength(settingNames.length - 1 + 1);
    const offered = settingNames.filter((name) => name !== "size").reduce((sum, name) => sum + choices[name].length, 0);
    expect(place.querySelectorAll("[aria-pressed]")).toHaveLength(offered + profileNames.length + stopKinds.length);
  });
  it("has ready-made profiles, each chosen in one press and shown as chosen", () => {
    const { button, onChange } = shown();
    press(button("mode.profile.dyslexia"));
    expect(onChange).toHaveBeenLastCalledWith(settingsOf("dyslexia"));
    expect(shown(settingsOf("calm")).button("mode.profile.calm").ariaPressed).toBe("true");
  });
  it("leads by the parts of a page: those with a name by it, the others by their kind", () => {
    const { place, button } = shown();
    const page = document.createElement("div");
    page.innerHTML = `<header>Ш</header><nav aria-label="Продукты"><a href="/">Сенім</a></nav><main><article><header>нет</header></article></main><footer>Н</footer>`;
    document.body.append(page);
    press(button("mode.settings"));
    press(button("mode.structure.parts"));
    const list = [...place.querySelectorAll("details li")].map((one) => one.textContent);
    const ofPage = list.slice(list.indexOf("mode.structure.header"));
    expect(ofPage).toEqual(["mode.structure.header", "Продукты", "mode.structure.main", "mode.structure.footer"]);
    page.remove();
  });
  it("leads to a heading of the page, and closes", () => {
    Element.prototype.scrollIntoView = vi.fn<() => void>();
    const { place, button } = shown();
    const main = document.createElement("main");
    main.innerHTML = "<h1>Сенім</h1><h2>Шарттар</h2>";
    document.body.append(main);
    press(button("mode.settings"));
    const contents = find<HTMLDetailsElement>(place, "details");
    act(() => {
      contents.open = true;
      contents.dispatchEvent(new Event("toggle"));
    });
    press(button("Шарттар"));
    expect([document.activeElement?.textContent, button("mode.settings").ariaExpanded]).toEqual(["Шарттар", "false"]);
    main.remove();
  });
  it("makes the text larger and smaller, and says when it can go no further", () => {
    const { button, onChange } = shown({ ...initialSettings, size: "400" });
    press(button("mode.smaller"));
    expect(onChange).toHaveBeenLastCalledWith({ ...initialSettings, size: "350" });
    expect(button("mode.larger").getAttribute("aria-disabled")).toBe("true");
    expect(button("mode.smaller").getAttribute("aria-disabled")).toBe("false");
  });
  it("opens its settings on a press, and Esc closes them and gives the focus back", () => {
    const { place, button } = shown();
    const opener = button("mode.settings");
    const sheet = find<HTMLElement>(place, `#${CSS.escape(opener.getAttribute("aria-controls") ?? "")}`);
    expect(sheet.hidden).toBe(true);
    press(opener);
    expect([sheet.hidden, opener.ariaExpanded]).toEqual([false, "true"]);
    act(() => find<HTMLButtonElement>(sheet, "button").focus());
    key("Escape");
    expect([sheet.hidden, document.activeElement]).toEqual([true, opener]);
  });
  it("takes the focus along when it opens, though the press left it in what is hidden now", () => {
    const speech = <button type="button">read</button>;
    const place = stage(<ModePanel statementHref="/a" settings={initialSettings} onChange={vi.fn()} onRegular={vi.fn()} speech={speech} />);
    const [settings, aloud] = [...place.querySelectorAll<HTMLButtonElement>("[data-disclosure]")];
    if (!settings || !aloud) throw new Error("two buttons open something");
    press(settings);
    act(() => find<HTMLButtonElement>(place, "[aria-pressed]").focus());
    press(aloud);
    expect([document.activeElement, aloud.ariaExpanded, settings.ariaExpanded]).toEqual([aloud, "true", "false"]);
  });
  it("leads from its settings to the page about accessibility", () => {
    const { place, button } = shown();
    press(button("mode.settings"));
    const [link] = [...place.querySelectorAll("a")].filter((one) => one.textContent === "mode.statement");
    expect([link?.pathname, link?.closest("[hidden]")]).toEqual(["/accessibility", null]);
  });
  it("resets everything at once, and leads back to the regular version", () => {
    const { button, onChange, onRegular } = shown({ ...initialSettings, scheme: "yellowOnBlack", images: "off" });
    press(button("mode.reset"));
    expect(onChange).toHaveBeenLastCalledWith(initialSettings);
    press(button("mode.regular"));
    expect(onRegular).toHaveBeenCalledOnce();
  });
});
