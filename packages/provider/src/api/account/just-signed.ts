import type { SignedIn } from "../../platform/server/context.ts";
import { moment } from "../../platform/server/moment.ts";

/** A signature that opened a session replaces the present password, and a code to the former phone or e-mail, for this long. */
const JUST_SIGNED_MS = 15 * 60_000;

type Session = Pick<SignedIn, "session">;

/** Until when the signature of this session replaces them; undefined when a password opened it. */
export const signedUntil = ({ session: { signedAt } }: Session): string | undefined =>
  signedAt === undefined ? undefined : moment(Date.parse(signedAt) + JUST_SIGNED_MS);

/**
 * Whether the customer has just signed in by a key (S31: a code or a signature). A customer who has lost their phone, or whose account a stranger has changed,
 * restores it this way: codes and the present password are in the stranger's hands.
 */
export function hasJustSigned({ now, session }: Session & Pick<SignedIn, "now">): boolean {
  const until = signedUntil({ session });
  return until !== undefined && now < Date.parse(until);
}
