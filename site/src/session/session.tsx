import type { Output } from "@shanyraq/calls";
import type { CallFailure } from "@shanyraq/client";
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { USER_REFETCH_MS } from "../constants.ts";
import { callFailures } from "../calls/call-failures.ts";
import { queryCache } from "../calls/query-cache.ts";
import { requestToken, signedInHint } from "../calls/request-token.ts";
import { sessionEnd } from "./session-end.ts";
import { useQueryCache } from "../calls/useQueryCache.ts";

export type User = Output<"user">["user"];

/** `unknown` until the first answer: the exported page knows nobody. */
export type Session =
  | { readonly at: "unknown" }
  /**
   * `expired`: the session ended while the visitor was at work, not by signing out. `lost`: somebody has signed in, and the answer that says who did not come.
   */
  | { readonly at: "guest"; readonly expired: boolean; readonly lost?: CallFailure | undefined }
  | { readonly at: "signedIn"; readonly user: User };

/** Where somebody continues depends on who they are; undefined when the answer that says it was lost. */
type SignedIn = (who: User | undefined) => void;

interface Login {
  readonly isOpen: boolean;
  /** The way in that was asked for, where it was one of them. */
  readonly by: LoginThen["by"];
  readonly open: (then?: LoginThen) => void;
  readonly close: () => void;
  /** The edge accepted: keeps the token, fetches the user and returns them to the caller, while the modal still has something to say. */
  readonly keep: (token: string) => Promise<User | undefined>;
  /** Closes the modal and continues with what was interrupted, or with `otherwise` when nothing was. */
  readonly finish: (otherwise?: SignedIn) => void;
  /** Both at once. */
  readonly accepted: (token: string) => Promise<void>;
}
/** What happens after the login modal: `signedIn` continues with the action, `dismissed` gives it up. */
export interface LoginThen {
  readonly signedIn?: SignedIn;
  readonly dismissed?: () => void;
  /** Opened at the signature: a password would not be taken. */
  readonly by?: "signature";
}

interface SessionValue {
  readonly session: Session;
  readonly login: Login;
  readonly logout: () => Promise<void>;
  /** Asks who is signed in and until when, and what is known of them again. */
  readonly refetch: () => Promise<void>;
}
const SessionContext = createContext<SessionValue | undefined>(undefined);

const UNAUTHORIZED = 401;

async function fetchUser(): Promise<User | null> {
  if (!signedInHint.read()) return null;
  const { attempt, CallError } = await import("../calls/api.ts");
  const outcome = await attempt("user", {});
  if (!outcome.ok) {
    // A broken line says nothing of who is signed in: what is known stays.
    if (outcome.failure.kind !== "refused" || outcome.failure.status !== UNAUTHORIZED) throw new CallError(outcome.failure);
    return null;
  }
  requestToken.keep(outcome.value.Authorization?.token);
  sessionEnd.tell(outcome.value.endsIn);
  return outcome.value.user;
}

/** Our own few lines and no library: every page asks who is signed in, and most ask nothing else. */
const user = queryCache<User | null>(fetchUser);

export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const { data, error } = useQueryCache(user, USER_REFETCH_MS);
  const [isOpen, setOpen] = useState(false);
  const [by, setBy] = useState<LoginThen["by"]>();
  const [expired, setExpired] = useState(false);
  const then = useRef<LoginThen>({});

  const forget = useCallback(() => {
    requestToken.keep(undefined);
    signedInHint.write(false);
    user.replace(null);
  }, []);

  const open = useCallback((next: LoginThen = {}) => {
    then.current = next;
    setBy(next.by);
    setOpen(true);
  }, []);
  const close = useCallback(() => {
    setOpen(false);
    const { dismissed } = then.current;
    then.current = {};
    dismissed?.();
  }, []);
  const keep = useCallback(async (token: string) => {
    requestToken.keep(token);
    signedInHint.write(true);
    await user.again();
    // Only now: until the user is known again the hidden page must stay where it is.
    setExpired(false);
    return user.read().data ?? undefined;
  }, []);
  const finish = useCallback((otherwise?: SignedIn) => {
    setOpen(false);
    const { signedIn = otherwise } = then.current;
    then.current = {};
    signedIn?.(user.read().data ?? undefined);
  }, []);
  const accepted = useCallback(
    async (token: string) => {
      await keep(token);
      finish();
    },
    [keep, finish],
  );
  const logout = useCallback(async () => {
    const { client } = await import("../calls/api.ts");
    await client.logout();
    setExpired(false);
    forget();
  }, [forget]);

  // A failure leaves what is known, and is in the log.
  const refetch = user.again;

  useEffect(() => signedInHint.onChange(() => void user.again()), []);
  useEffect(
    () =>
      callFailures.hear((failure) => {
        if (failure.kind !== "refused" || failure.status !== UNAUTHORIZED || failure.call === "login") return;
        setExpired(signedInHint.read());
        forget();
        // Asking who is signed in is not an action of the visitor: it interrupts nothing.
        if (failure.call !== "user" && failure.call !== "logout") setOpen(true);
      }),
    [forget],
  );

  const value = useMemo<SessionValue>(() => {
    const lost = data === undefined && error instanceof Error && "failure" in error ? (error.failure as CallFailure) : undefined;
    const known: Session = data ? { at: "signedIn", user: data } : { at: "guest", expired, lost };
    const session: Session = data === undefined && error === undefined ? { at: "unknown" } : known;
    return { session, login: { isOpen, by, open, close, keep, finish, accepted }, logout, refetch };
  }, [data, error, expired, isOpen, by, open, close, keep, finish, accepted, logout, refetch]);
  return <SessionContext value={value}>{children}</SessionContext>;
}

export function useSession(): SessionValue {
  const value = use(SessionContext);
  if (!value) throw new Error("no SessionProvider");
  return value;
}
