import { attacks, unit, type Mutant } from "./mutant.ts";

const registration = unit("provider", "src/api/account/registration/registration.test.ts");
const proofs = attacks("phone-proof-reuse");
const passwords = unit("provider", "src/api/account/limits.test.ts");
const codes = unit("provider", "src/platform/codes/codes.test.ts");
const signedIn = unit("provider", "src/api/account/just-signed.test.ts");

/** What lets a stranger into an account, or keeps its owner out. */
export const accountMutants: readonly Mutant[] = [
  {
    breaks: "whoever signs in at the same moment as another is told to wait",
    file: "packages/provider/src/api/account/login-budget.ts",
    from: "Math.max(0, now - Date.parse(row.last_at))",
    to: "now - Date.parse(row.last_at)",
    suite: passwords,
  },
  {
    breaks: "a code that was right once is right again",
    file: "packages/provider/src/platform/codes/one-time-code.ts",
    from: '.where("used_at", "is", null)',
    to: "",
    suite: codes,
  },
  {
    breaks: "a signature stands for the present password as long as its session lasts",
    file: "packages/provider/src/api/account/just-signed.ts",
    from: "now < Date.parse(until)",
    to: "now > 0",
    suite: signedIn,
  },
  {
    breaks: "whoever was let in by a password needs no code from the former phone",
    file: "packages/provider/src/api/account/begin-session.ts",
    from: "byKey ? signedAt : null",
    to: "signedAt",
    suite: signedIn,
  },
  {
    breaks: "a new password makes the signature of its session younger",
    file: "packages/provider/src/api/account/recovery.ts",
    from: ", signedAt: session.signedAt }",
    to: " }",
    suite: signedIn,
  },
  {
    breaks: "a phone changes without a code from the new one",
    file: "packages/provider/src/api/account/contacts.ts",
    from: "if (!second.ok) {",
    to: "if (!second.ok && !change.by_signature) {",
    suite: signedIn,
  },
  {
    breaks: "a verified phone is valid for ever",
    file: "packages/provider/src/platform/codes/flow-proof.ts",
    from: "phone: 10 * MINUTE_MS",
    to: "phone: 10_000 * MINUTE_MS",
    suite: proofs,
  },
  {
    breaks: "the proof of a phone is never spent",
    file: "packages/provider/src/api/account/registration/register-by-proof.ts",
    from: 'await takeProof(transaction, "phone", proof, context);',
    to: "true;",
    suite: proofs,
  },
  {
    breaks: "an account needs no proof of its phone",
    file: "packages/provider/src/api/account/registration/register-by-proof.ts",
    from: '!(await hasProof(db, "phone", proof, context))',
    to: "false",
    suite: proofs,
    equivalent: "the proof is taken in the transaction that opens the account, which refuses where there is none",
  },
  {
    breaks: "another browser confirms a foreigner's consent",
    file: "packages/provider/src/platform/codes/client-consent.ts",
    from: '.where("id", "=", guid).where("flow", "=", flow)',
    to: '.where("id", "=", guid)',
    suite: proofs,
  },
  {
    breaks: "a consent of another phone opens an account",
    file: "packages/provider/src/platform/codes/client-consent.ts",
    from: "client.id_number === id_number && client.consented_phone === phone",
    to: "client.id_number === id_number",
    suite: registration,
  },
  {
    breaks: "a consent is valid for ever",
    file: "packages/provider/src/platform/codes/client-consent.ts",
    from: "Date.parse(client.consented_at) > context.now - OPEN_MS",
    to: "Date.parse(client.consented_at) > 0",
    suite: registration,
  },
  {
    breaks: "another text than the shown one is agreed to",
    file: "packages/provider/src/api/account/consents/consent.ts",
    from: 'if (Buffer.from(file, "base64").toString("utf8") !== client.text_xml)',
    to: "if (client.text_xml === null)",
    suite: registration,
  },
  {
    breaks: "an outage of the citizens' base lets everybody in",
    file: "packages/provider/src/api/account/registration/citizens-base.ts",
    from: 'return { ok: false, why: "silent" };',
    to: "return { ok: true, facts: {} };",
    suite: registration,
  },
];
