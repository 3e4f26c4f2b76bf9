import type { SignedIn } from "../../platform/server/context.ts";
import { moment } from "../../platform/server/moment.ts";

/** A signature that opened a session stands for the present password, and for a code to the former phone or e-mail, for this long. */
const JUST_SIGNED_MS = 15 * 60_000;

type Session = Pick<SignedIn, "session">;

/** Until when the signature of this session stands for them; undefined where a password opened it. */
export const signedUntil = ({ session: { signedAt } }: Session): string | undefined =>
  signedAt === undefined ? undefined : moment(Date.parse(signedAt) + JUST_SIGNED_MS);

/**
 * Whether whoever asks has just signed in by a key (S31: a code or a signature). Somebody who has lost their phone, or whose account a stranger has changed,
 * gets it back by this: codes and the present password are with whoever took them.
 */
export function hasJustSigned({ now, session }: Session & Pick<SignedIn, "now">): boolean {
  const until = signedUntil({ session });
  return until !== undefined && now < Date.parse(until);
}
