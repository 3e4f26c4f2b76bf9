import { RESEND_AFTER_MS, stepsOf } from "@shanyraq/flows";
import { calls } from "@shanyraq/calls";
import { consentOtpType, consentTextType } from "@shanyraq/calls/vocabulary";
import { maskPhone } from "@shanyraq/rules";
import { keyFilters, signingPresets, storages } from "@shanyraq/signing/ncalayer";
import { source, value, type Row } from "./row.ts";

const usedBy = ["anyone", "person", "organisation", "head", "trusted", "employee"];
const KINDS = "packages/forms/src/field-kinds.ts";
const VALIDATORS = "packages/calls/src/validators.ts";

export const flowRows: readonly Row[] = [
  value("site-shell", "purchase", "a phone is masked as +7 (###) ###-##-##", maskPhone("77012345678"), "+7 (701) 234-56-78"),
  value("site-shell", "purchase", "a masked phone has 18 characters", maskPhone("77012345678").length, 18),
  source(
    "site-shell",
    "purchase",
    "a phone shorter than 18 characters is refused",
    [KINDS, /MASKED_PHONE = 18;/],
    [KINDS, /\.min\(MASKED_PHONE, "error\.phone"\)/],
  ),
  source(
    "site-shell",
    "purchase",
    "a name has at least 2 characters",
    [KINDS, /name: \(label: PlainMessageId\) => field\(rules\.personName\(required\(\)\)/],
    [VALIDATORS, /personName = rule\(\(of\) => ofLength\(2,/],
  ),
  source("both", "purchase", "the SMS code of a resident has 4 digits", ["packages/forms/src/purchase/worksheet.ts", /kinds\.code\(4\)/]),
  value("site-shell", "purchase", "a code is sent again after 120 seconds", RESEND_AFTER_MS, 120_000),
  source("site-shell", "purchase", "the remaining time reads m:ss", [
    "packages/kit/src/text/Countdown.tsx",
    /seconds \/ 60\)\}:\$\{String\(seconds % 60\)\.padStart\(2, "0"\)/,
  ]),
  value(
    "commercial-flows",
    "purchase",
    "a conversation of several steps begins with step 1",
    stepsOf({ quote: { topics: ["person", "health"] } }).indexOf("person") + 1,
    1,
  ),
  value(
    "commercial-flows",
    "purchase",
    "a failed worksheet, payment or repeated code leaves the service-error marker",
    [calls.worksheet.onFailure, calls.pay.onFailure, calls.sendCodeRepeat.onFailure],
    ["serviceError", "serviceError", "serviceError"],
  ),
  value("commercial-flows", "purchase", "a failed QR payment is rethrown", calls.kaspiQrPay.onFailure, "rethrow"),
  value("commercial-flows", "purchase", "a failed code check leaves the error body", calls.codeCheck.onFailure, "errorBody"),
  value("commercial-flows", "calculators", "a failed calculation leaves success false", calls.getCalc.onFailure, "successFalse"),
  value("commercial-flows", "calculators", "a failed calculator form is an empty object", calls.getProductForm.onFailure, "emptyObject"),
  source("commercial-flows", "calculators", "numeric cells of a schedule have 2 decimals", [
    "packages/kit/src/data/schedule-text.ts",
    /toFixed\(2\)/,
  ]),
  source("commercial-flows", "content", "the main page shows products with main_active true", ["site/src/build/static.ts", /main_active/]),
  source("site-shell", "account.registration", "a password has at least 6 characters in the older forms", [
    KINDS,
    /newPassword: \(\) =>\s*field\(string\(\)\.required\("error\.required"\)\.min\(6, "error\.password\.length"\)/,
  ]),
  source("site-shell", "account.registration", "names of non-residents hold Latin letters, spaces, apostrophes and hyphens alone", [
    "packages/rules/src/name.ts",
    /\[A-Za-z '\\u2019-\]\*/,
  ]),
  source("both", "account.registration", "the consent code has 6 digits", [
    "packages/forms/src/account/registration.ts",
    /kinds\.code\(6\)/,
  ]),
  value("site-shell", "account.registration", "the consent code is asked for with the type ConsentPD", consentOtpType, "ConsentPD"),
  source("site-shell", "account.forgotten", "a new password has at least 6 characters", [
    "packages/forms/src/account/forgot.ts",
    /newPassword\(\)/,
  ]),
  source("site-shell", "shell", "the notification sidebar is 400 px wide", [
    "packages/kit/src/overlay/Drawer.tsx",
    /width: min\(400px, 100%\);/,
  ]),
  source(
    "site-shell",
    "accessibility",
    "speech is kk-KZ or ru-RU, rate and pitch 1",
    ["packages/flows/src/accessibility/speech-habits.ts", /languages = \["ru-RU", "kk-KZ",/],
    ["packages/flows/src/accessibility/speech-state.ts", /speechInitial = \(habits: SpeechHabits = \{ rate: 1,/],
    ["packages/ui/src/accessibility/system-speech.ts", /utterance\.pitch = 1;/],
  ),
  value("commercial-flows", "consents", "the consent is of the type ConsentPersonalData", consentTextType, "ConsentPersonalData"),
  source(
    "commercial-flows",
    "signing",
    "the signing application listens on port 13579",
    ["packages/signing/src/ncalayer/client.ts", /"wss:[/][/]127[.]0[.]0[.]1:13579[/]"/],
    ["packages/routes/src/hosting/protective-headers.ts", /"wss:[/][/]127[.]0[.]0[.]1:13579"/],
  ),
  value(
    "commercial-flows",
    "signing",
    "storages: hardware token, ID card, eToken 72k and 5110, JaCarta, PKCS12, JKS",
    Object.keys(storages),
    ["kaztoken", "idCard", "eToken72k", "eToken5110", "jaCarta", "aKey", "pkcs12", "jks"],
  ),
  value(
    "commercial-flows",
    "signing",
    "key usage: signing and authentication, for person, organisation, head, trusted person, employee",
    [Object.keys(keyFilters), Object.keys(keyFilters.signing), Object.keys(keyFilters.authentication)],
    [["any", "signing", "authentication"], usedBy, usedBy],
  ),
  value("commercial-flows", "signing", "signature presets: detached, detached hash, attached", Object.keys(signingPresets), [
    "detached",
    "detachedWithoutTimestamp",
    "detachedHash",
    "attached",
  ]),
  source(
    "site-shell",
    "signing",
    "signature service: status, statusData, statusSign, statusCheck, dataCheck, message",
    ["docs/decisions/016-signatures.md", /`statusData` \| `codeMade`/],
    ["packages/flows/src/signing/sign-documents.ts", /type: "codeMade"; readonly value: string/],
    ["packages/flows/src/signing/sign-documents.ts", /type: "signaturesMade"; readonly count: number/],
    ["packages/flows/src/signing/verify-signature.ts", /at: "checked"; readonly file: CheckedFile/],
  ),
  source("site-shell", "statements", "messaging: status, message", [
    "packages/flows/src/calculators/share.ts",
    /at: "failed"; readonly problem: Problem/,
  ]),
];

/** Every quoted message and every constant of both pages of the specification, once. */
