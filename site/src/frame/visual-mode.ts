import { useSyncExternalStore } from "react";

/** Local storage key of the version for the visually impaired; its number changes with its meaning. */
const KEY = "shanyraq:visual:v1";
const ATTRIBUTE = "data-scheme";
const SCHEME = "contrast";

/** Runs in the document's head, before anything is painted. */
export const applyBeforePaint = `try{if(localStorage.getItem("${KEY}")==="true")document.documentElement.setAttribute("${ATTRIBUTE}","${SCHEME}")}catch(e){}`;

const listeners = new Set<() => void>();
const isOn = () => document.documentElement.hasAttribute(ATTRIBUTE);

function show(on: boolean): void {
  if (on) document.documentElement.setAttribute(ATTRIBUTE, SCHEME);
  else document.documentElement.removeAttribute(ATTRIBUTE);
  for (const changed of listeners) changed();
}

/** Toggles the version for the visually impaired and remembers it for every page, language and tab. */
export function toggleVisualMode(): void {
  const on = !isOn();
  if (on) localStorage.setItem(KEY, "true");
  else localStorage.removeItem(KEY);
  show(on);
}

function subscribe(changed: () => void): () => void {
  const fromOtherTab = ({ key, newValue }: StorageEvent) => {
    if (key === KEY) show(newValue === "true");
  };
  listeners.add(changed);
  window.addEventListener("storage", fromOtherTab);
  return () => {
    listeners.delete(changed);
    window.removeEventListener("storage", fromOtherTab);
  };
}

export const useVisualMode = (): boolean => useSyncExternalStore(subscribe, isOn, () => false);
