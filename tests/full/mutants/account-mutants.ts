import { attacks, unit, type Mutant } from "./mutant.ts";

const registration = unit("provider", "src/account/registration.test.ts");
const recovery = unit("provider", "src/account/recovery.test.ts");
const codes = unit("provider", "src/account/codes.test.ts");
const limits = unit("provider", "src/account/limits.test.ts");
const contacts = unit("provider", "src/cabinet/cabinet.test.ts");
const signatureLogin = unit("provider", "src/signing/login.test.ts");
const requests = unit("provider", "src/signing/requests.test.ts");
const checks = unit("provider", "src/server/checks.test.ts");
const withoutBase = unit("provider", "src/signing/signature-instead-of-phone.test.ts");
const events = unit("provider", "src/server/security-event.test.ts");
const takeover = attacks("registration-takeover");
const proofs = attacks("phone-proof-reuse");
const base = attacks("citizens-base");
const lockout = attacks("lockout");
const codeLockout = attacks("code-lockout");

/** What lets a stranger into an account, or keeps its owner out. */
export const accountMutants: readonly Mutant[] = [
  {
    breaks: "what one browser tells is found by another",
    file: "packages/provider/src/account/flow.ts",
    from: "requestOf(purpose, [flow, ...parts], services.secret)",
    to: "requestOf(purpose, parts, services.secret)",
    suite: takeover,
  },
  {
    breaks: "a second first step overwrites the pending data although it says to wait",
    file: "packages/provider/src/account/register-by-code.ts",
    from: "if (!issued.ok) return { issued, before: before?.data };",
    to: "",
    suite: takeover,
  },
  {
    breaks: "corrected details are not told of while the former code is on its way",
    file: "packages/provider/src/account/register-by-code.ts",
    from: 'if (issued.reason === "wait" && before && !(await isSame(before, told, input.password))) {',
    to: 'if (issued.reason === "wait" && before && input.password === "") {',
    suite: takeover,
  },
  {
    breaks: "a verified phone is valid for ever",
    file: "packages/provider/src/account/flow-proof.ts",
    from: "phone: 10 * MINUTE_MS",
    to: "phone: 10_000 * MINUTE_MS",
    suite: proofs,
  },
  {
    breaks: "the proof of a phone is never spent",
    file: "packages/provider/src/account/register-by-proof.ts",
    from: 'await takeProof(transaction, "phone", proof, context);',
    to: "true;",
    suite: proofs,
  },
  {
    breaks: "an account needs no proof of its phone",
    file: "packages/provider/src/account/register-by-proof.ts",
    from: '!(await hasProof(db, "phone", proof, context))',
    to: "false",
    suite: proofs,
  },
  {
    breaks: "the proof of a phone serves for whatever person",
    file: "packages/provider/src/account/register-by-proof.ts",
    from: 'if (checked.ok) await keepProof(transaction, "phone", [who.value, phone], context);',
    to: 'if (checked.ok) for (const any of [who.value, "850101300017"]) await keepProof(transaction, "phone", [any, phone], context);',
    suite: proofs,
  },
  {
    breaks: "a foreigner's phone alone opens an account",
    file: "packages/provider/src/account/register-by-proof.ts",
    from: "told.id_number !== null || ",
    to: "",
    suite: proofs,
  },
  {
    breaks: "another browser confirms a foreigner's consent",
    file: "packages/provider/src/account/consent.ts",
    from: '.where("id", "=", guid).where("flow", "=", flow)',
    to: '.where("id", "=", guid)',
    suite: proofs,
  },
  {
    breaks: "a consent of another phone opens an account",
    file: "packages/provider/src/account/consent.ts",
    from: "client.id_number === id_number && client.consented_phone === phone",
    to: "client.id_number === id_number",
    suite: registration,
  },
  {
    breaks: "a consent is valid for ever",
    file: "packages/provider/src/account/consent.ts",
    from: "Date.parse(client.consented_at) > context.now - OPEN_MS",
    to: "Date.parse(client.consented_at) > 0",
    suite: registration,
  },
  {
    breaks: "another text than the shown one is agreed to",
    file: "packages/provider/src/account/consent.ts",
    from: 'if (Buffer.from(file, "base64").toString("utf8") !== client.text_xml)',
    to: "if (client.text_xml === null)",
    suite: registration,
  },
  {
    breaks: "an outage of the citizens' base lets everybody in",
    file: "packages/provider/src/account/citizens-base.ts",
    from: 'return { ok: false, why: "silent" };',
    to: "return { ok: true, facts: {} };",
    suite: registration,
  },
  {
    breaks: "a phone that the citizens' base gives to another opens an account",
    file: "packages/provider/src/account/citizens-base.ts",
    from: 'if (owner !== "person") return',
    to: 'if (owner === "unknown") return',
    suite: base,
  },
  {
    breaks: "a person the citizens' base does not know opens an account",
    file: "packages/provider/src/account/citizens-base.ts",
    from: 'if (owner !== "person") return',
    to: 'if (owner === "another") return',
    suite: base,
  },
  {
    breaks: "without a citizens' base accounts are opened by a phone",
    file: "packages/provider/src/account/citizens-base.ts",
    from: 'if (!services.citizens) return { ok: false, why: "closed" };',
    to: "if (!services.citizens) return { ok: true, facts: {} };",
    suite: withoutBase,
  },
  {
    breaks: "the step that opens the account does not ask the citizens' base",
    file: "packages/provider/src/account/register-by-code.ts",
    from: "if (!checked.ok || !standing.ok) return { checked, value: undefined };",
    to: "if (!checked.ok) return { checked, value: undefined };",
    suite: base,
  },
  {
    breaks: "what a signature has shown is never spent",
    file: "packages/provider/src/account/open-account.ts",
    from: 'await takeProof(db, "identity", [whoOf(told).value], context);',
    to: "",
    suite: withoutBase,
  },
  {
    breaks: "a stranger is told who is registered",
    file: "packages/provider/src/account/check-register.ts",
    from: '.where(column, "=", value).where("phone", "=", phone)',
    to: '.where(column, "=", value)',
    suite: registration,
  },
  {
    breaks: "a taken phone gets a second account",
    file: "packages/provider/src/account/create-account.ts",
    from: "if (taken) return undefined;",
    to: "",
    suite: registration,
  },
  {
    breaks: "a code is compared without end",
    file: "packages/provider/src/account/one-time-code.ts",
    from: '.where("tries", "<", CODE_TRIES)',
    to: "",
    suite: codes,
  },
  {
    breaks: "a code is good again and again",
    file: "packages/provider/src/account/one-time-code.ts",
    from: '.where("used_at", "is", null)',
    to: "",
    suite: codes,
  },
  {
    breaks: "a code lives for ever",
    file: "packages/provider/src/account/one-time-code.ts",
    from: '.where("expires_at", ">", moment(now))',
    to: "",
    suite: codes,
  },
  {
    breaks: "a new code brings five new tries",
    file: "packages/provider/src/account/one-time-code.ts",
    from: "tries: before?.tries ?? 0,",
    to: "tries: 0,",
    suite: codes,
  },
  {
    breaks: "a code may be asked for every second",
    file: "packages/provider/src/account/one-time-code.ts",
    from: "if (before.delivered_at !== null && waited < RESEND_SECONDS)",
    to: "if (waited < 0)",
    suite: takeover,
  },
  {
    breaks: "any code is right",
    file: "packages/provider/src/account/one-time-code.ts",
    from: 'if (!timingSafeEqual(Buffer.from(spent.mac, "hex"), macOf(target, code, secret)))',
    to: 'if (code === "")',
    suite: registration,
  },
  {
    breaks: "messages to a person are not counted",
    file: "packages/provider/src/account/guards.ts",
    from: "...on(people, person),",
    to: "",
    suite: limits,
  },
  {
    breaks: "messages of one sender are not counted",
    file: "packages/provider/src/account/guards.ts",
    from: "...on(smsAddresses, network(address)),",
    to: "",
    suite: limits,
  },
  {
    breaks: "strangers' codes for a phone are counted by browser alone",
    file: "packages/provider/src/account/guards.ts",
    from: "...on(codesForPhone, phone),",
    to: "",
    suite: codeLockout,
  },
  {
    breaks: "codes of one network are not counted",
    file: "packages/provider/src/account/guards.ts",
    from: "...on(codesOfNetwork, address === undefined ? undefined : JSON.stringify([phone, network(address)])),",
    to: "",
    suite: codeLockout,
  },
  {
    breaks: "strangers use up the tries of the owner's own browser",
    file: "packages/provider/src/account/recovery.ts",
    from: "device === undefined ? guards.codesOfFlow(context, to) : guards.codesOfDevice(device)",
    to: "guards.codesOfFlow(context, to)",
    suite: codeLockout,
  },
  {
    breaks: "an account's wrong passwords are counted by network alone",
    file: "packages/provider/src/account/login-budget.ts",
    from: 'if (row.count >= most) return { ok: false, reason: "shut" };',
    to: "",
    suite: lockout,
  },
  {
    breaks: "wrong passwords in a row wait for nothing",
    file: "packages/provider/src/account/login-budget.ts",
    from: "if (left > 0) return",
    to: "if (left > 1e9) return",
    suite: lockout,
  },
  {
    breaks: "the owner hears nothing of who guesses",
    file: "packages/provider/src/account/login-tries.ts",
    from: "one.count === tellAt",
    to: "one.count === 0",
    suite: lockout,
  },
  {
    breaks: "a made-up device cookie is believed",
    file: "packages/provider/src/account/known-device.ts",
    from: "const fits = timingSafeEqual(Buffer.from(mac), Buffer.from(expected));",
    to: 'const fits = expected !== "";',
    suite: lockout,
  },
  {
    breaks: "a device is known for ever",
    file: "packages/provider/src/account/known-device.ts",
    from: "if (fits && Number(at) + YEAR_SECONDS > now / SECOND) return nonce;",
    to: "if (fits) return nonce;",
    suite: lockout,
  },
  {
    breaks: "a changed password leaves the devices known",
    file: "packages/provider/src/account/recovery.ts",
    from: "await forgetDevices(transaction, customer.id);",
    to: "",
    suite: lockout,
  },
];
