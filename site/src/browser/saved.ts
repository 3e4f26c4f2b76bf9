import { sessionWebStorage } from "./web-storage.ts";

/** What a tab remembers of a page: lost with the tab, never sent anywhere. Values that cannot be read are as good as none. */
export function readSaved<T>(key: string): T | undefined {
  const text = sessionWebStorage.read(key);
  try {
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}

export const writeSaved = (key: string, value: unknown): void =>
  void sessionWebStorage.keep(key, value === undefined ? undefined : JSON.stringify(value));
