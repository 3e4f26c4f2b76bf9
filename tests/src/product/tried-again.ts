import type { Answer } from "./visitor.ts";

/** In these a server says that it did not get to it: nothing is known of what became of the request. */
const notReached = new Set([502, 503, 504]);
const MAX_TRIES = 20;
const SECOND_MS = 1_000;

/** Does what a page asks for after such an answer: tries the same request, with the same key, again, and not sooner than the answer says. */
export async function triedAgain<T>(request: () => Promise<Answer<T>>): Promise<Answer<T>> {
  for (let tries = 1; ; tries += 1) {
    const answer = await request();
    if (!notReached.has(answer.status) || tries === MAX_TRIES) return answer;
    const wait = Number(answer.headers.get("retry-after") ?? 0) * SECOND_MS;
    await new Promise((done) => setTimeout(done, wait));
  }
}
