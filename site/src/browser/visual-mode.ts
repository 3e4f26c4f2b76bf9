import { attributeOf, initialSettings, parseSettings, settingNames, type Settings } from "@shanyraq/kit/theme/settings.ts";
import { useSyncExternalStore } from "react";
import { localWebStorage } from "./web-storage.ts";

/** Local storage keys of the version for the visually impaired and of its settings; the number changes with the meaning. */
const KEY = "shanyraq:visual:v1";
export const VISUAL_SETTINGS_KEY = "shanyraq:visual-settings:v1";

/** What the server of an exported page assumes: the regular version. */
const onServer: Settings = initialSettings;

/**
 * Runs in the document's head, before anything is painted. It knows names and where each begins, and takes of what was kept
 * plain words alone: the page's own code checks them once it is there.
 */
export const applyBeforePaint = `try{if(localStorage.getItem("${KEY}")==="true"){var k={};try{k=JSON.parse(localStorage.getItem("${VISUAL_SETTINGS_KEY}"))||{}}catch(e){}var d=${JSON.stringify(initialSettings)};for(var n in d)document.documentElement.setAttribute("data-"+n,typeof k[n]=="string"&&/^\\w+$/.test(k[n])?k[n]:d[n])}}catch(e){}`;

const listeners = new Set<() => void>();
const isOn = () => document.documentElement.hasAttribute(attributeOf("scheme"));
let settings: Settings | undefined;
/** Whether the browser keeps what is chosen; where it does not, the choice holds for the visit. */
let kept = true;

const current = (): Settings => (settings ??= parseSettings(localWebStorage.read(VISUAL_SETTINGS_KEY)));

function show(on: boolean): void {
  const { documentElement: html } = document;
  for (const name of settingNames) {
    if (on) html.setAttribute(attributeOf(name), current()[name]);
    else html.removeAttribute(attributeOf(name));
  }
  for (const changed of listeners) changed();
}

/** Toggles the version for the visually impaired and remembers it for every page, language and tab. */
export function toggleVisualMode(): void {
  const on = !isOn();
  kept = localWebStorage.keep(KEY, on ? "true" : undefined);
  show(on);
}

/** Changes how the version for the visually impaired looks, at once and in every tab. */
export function changeVisualSettings(changed: Settings): void {
  settings = changed;
  kept = localWebStorage.keep(VISUAL_SETTINGS_KEY, JSON.stringify(changed));
  show(true);
}

function subscribe(changed: () => void): () => void {
  const fromOtherTab = ({ key }: StorageEvent) => {
    if (key !== KEY && key !== VISUAL_SETTINGS_KEY) return;
    settings = undefined;
    show(localWebStorage.read(KEY) === "true");
  };
  listeners.add(changed);
  window.addEventListener("storage", fromOtherTab);
  return () => {
    listeners.delete(changed);
    window.removeEventListener("storage", fromOtherTab);
  };
}

export const useVisualMode = (): boolean => useSyncExternalStore(subscribe, isOn, () => false);
export const useVisualSettings = (): Settings => useSyncExternalStore(subscribe, current, () => onServer);
/** Whether what is chosen is there the next time; false where the browser refuses to keep it, or has no room. */
export const isVisualKept = (): boolean => kept;
