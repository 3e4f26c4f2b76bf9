import { now } from "../browser/clock.ts";
import { useSession } from "./session.tsx";

/** Whether a key has just opened the session: until then the edge asks for no present password and no code from a former phone or e-mail. */
export function useJustSigned(): boolean {
  const { session } = useSession();
  const until = session.at === "signedIn" ? session.user.signed_until : undefined;
  return until !== undefined && now() < Date.parse(until);
}
