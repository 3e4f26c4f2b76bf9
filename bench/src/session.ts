import { createSessions, type SessionKey } from "@shanyraq/edge";
import { storeInMemory } from "@shanyraq/limits";
import { jwtDecrypt } from "jose";
import type { Turn } from "./rounds.ts";

const nowSeconds = () => Math.floor(Date.now() / 1000);

async function each(times: number, act: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  for (let done = 0; done < times; done += 1) await act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / times;
}

const OPENED = 20_000;
const DECRYPTED = 4_000;

/** Opens a session that this process has opened before, and decrypts the same cookie as every first opening does. */
export async function sessionTurns(): Promise<{ readonly warm: Turn; readonly decrypt: Turn }> {
  const key: SessionKey = { kid: "bench", secret: crypto.getRandomValues(new Uint8Array(32)) };
  const sessions = createSessions([key], storeInMemory(nowSeconds), nowSeconds);
  const [pair = ""] = (await sessions.begin("prv_0123456789abcdef0123456789abcdef")).cookie.split(";");
  const sealed = pair.slice(pair.indexOf("=") + 1);
  return {
    warm: () => each(OPENED, () => sessions.open(pair)),
    decrypt: () => each(DECRYPTED, () => jwtDecrypt(sealed, key.secret)),
  };
}
