import { setTimeout as wait } from "node:timers/promises";
import { array, object, string } from "yup";

/** A code is sent behind the answer: it is looked for so often and so long. */
const EVERY_MS = 50;
const TURNS = 40;
const CODE = /(?<!\d)(?:\d{6}|\d{4})(?!\d)/;

const inbox = array(object({ recipient: string().required(), body: string().required() }).required()).required();

async function newest(url: string, recipient: string): Promise<string | undefined> {
  const response = await fetch(url);
  const found = inbox.validateSync(await response.json()).find((message) => message.recipient === recipient && CODE.test(message.body));
  return found && CODE.exec(found.body)?.[0];
}

/**
 * Reads the codes that the back office under trial has sent.
 * @param url where it tells its messages; without one none is ever read.
 * @returns the newest code to somebody that was not read before, or undefined where none comes within two seconds.
 */
export function codesOf(url: string | undefined): (recipient: string) => Promise<string | undefined> {
  const seen = new Map<string, string>();
  return async (recipient) => {
    for (let turn = 0; url !== undefined && turn < TURNS; turn += 1) {
      const code = await newest(url, recipient);
      if (code !== undefined && code !== seen.get(recipient)) {
        seen.set(recipient, code);
        return code;
      }
      await wait(EVERY_MS);
    }
    return undefined;
  };
}
