/** The back office is known to be down; nothing was sent. */
export class BreakerOpen extends Error {
  constructor() {
    super("the back office is not asked for a moment");
    this.name = "BreakerOpen";
  }
}

const FAILURES = 5;
const OPEN_MS = 5_000;

/**
 * Spares a back office that is down, and visitors the wait for it: after five failures in a row nothing is sent for five
 * seconds, then one request at a time tries whether it is back. A request that was called off by our own time limit counts
 * as a failure; an answer of any status does not.
 */
export function breaker<Input, Answer>(send: (input: Input) => Promise<Answer>, nowMs: () => number): (input: Input) => Promise<Answer> {
  let failures = 0;
  let openUntil = 0;
  let trying = false;
  return async (input) => {
    const open = failures >= FAILURES;
    if (open && (nowMs() < openUntil || trying)) throw new BreakerOpen();
    trying = open;
    try {
      const answer = await send(input);
      failures = 0;
      return answer;
    } catch (error) {
      failures += 1;
      openUntil = nowMs() + OPEN_MS;
      throw error;
    } finally {
      trying = false;
    }
  };
}
