/** How the edge makes sure that a person's browser stands behind a call. */
export interface Captcha {
  /** Answers the browser's request for something to solve; undefined where the service has its own script for that. */
  readonly challenge?: (host: string) => Promise<unknown>;
  /** Fails closed: what cannot be verified is refused. */
  readonly verify: (token: string | undefined, host: string) => Promise<boolean>;
}

/** For unit tests alone; a production start refuses it. */
export const noCaptcha: Captcha = { verify: async () => true };
