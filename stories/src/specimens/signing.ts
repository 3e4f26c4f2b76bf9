import type { CheckedFile, SignDocumentsState, Signer, SigningRequest, SigningTask, VerifyState } from "@shanyraq/flows";
import type { StatesOf } from "./states-of.ts";

const day = "2026-11-20T09:30:00.000Z";
export const signers = {
  good: {
    name: "Сәрсенов Айдар Маратұлы",
    iin: "88********18",
    bin: "",
    organisation: "",
    role: "person",
    signedAt: day,
    proved: true,
    issuer: "C=KZ, CN=ҰЛТТЫҚ КУӘЛАНДЫРУШЫ ОРТАЛЫҚ (GOST) 2022",
    serialNumber: "4f1c",
    validFrom: "2026-01-15T00:00:00.000Z",
    validTo: "2027-01-15T00:00:00.000Z",
    signature: "good",
    trust: "good",
    time: "good",
    revocation: "good",
    reasons: [],
    notes: [],
  },
  head: {
    name: "Тұрсынова Әсел Нұрланқызы",
    iin: "83********85",
    bin: "150340012340",
    organisation: "ТОО «Дала Құрылыс»",
    role: "head",
    signedAt: day,
    proved: false,
    issuer: "C=KZ, CN=ҰЛТТЫҚ КУӘЛАНДЫРУШЫ ОРТАЛЫҚ (GOST) 2022",
    serialNumber: "4f1d",
    validFrom: "2026-01-15T00:00:00.000Z",
    validTo: "2027-01-15T00:00:00.000Z",
    signature: "bad",
    trust: "good",
    time: "good",
    revocation: "unknown",
    reasons: ["digest-mismatch", "revocation-not-checked"],
    notes: ["Документ изменён после подписания.", "Не проверено, отозван ли сертификат."],
  },
} as const satisfies Record<string, Signer>;

const digest = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";
const documents = (signed: readonly boolean[]): SigningRequest["documents"] =>
  (["Договор страхования SH-2026-48210593", "Правила страхования. Сенім"] as const).map((name, index) => ({
    type: index === 0 ? "contract" : "rules",
    name,
    pages: index + 1,
    size: 48_210,
    sha256: digest,
    streebog: digest + digest,
    signed: signed[index] ?? false,
    signers: signed[index] ? [{ ...signers.good }] : [],
  }));
const request = (state: SigningRequest["state"], signed: readonly boolean[], more: Partial<SigningRequest> = {}): SigningRequest => ({
  GUID: "0a1b2c3d-0000-4000-8000-000000000001",
  title: "Документы по договору SH-2026-48210593",
  state,
  createdAt: "2026-11-18T09:00:00.000Z",
  deadline: "2026-12-18T09:00:00.000Z",
  own: true,
  parties: [
    { role: "insurer", name: "Ахметов Арман Серікұлы", iin: "70********15", signedAt: state === "waiting" ? null : day, you: false },
    { role: "policyholder", name: "Сәрсенов Айдар Маратұлы", iin: "88********18", signedAt: state === "signed" ? day : null, you: true },
  ],
  documents: documents(signed),
  ...more,
});
export const requests = {
  waiting: request("waiting", [false, false]),
  partly: request("partly", [true, false]),
  signed: request("signed", [true, true]),
  expired: request("expired", [false, false]),
  another: request("signed", [true, true], { own: false }),
} as const;

const launch = { person: "https://sign.example/p", company: "https://sign.example/c" };
export const signingTasks: StatesOf<SigningTask> = {
  none: { at: "none" },
  connecting: { at: "connecting", way: "app" },
  qr: { at: "qr", value: "mobileSign:https://sign.example/1", launch, scanned: false },
  signing: { at: "signing" },
  sending: { at: "sending", done: 1, of: 2 },
};

/** Signing in each of its states. */
export const signDocumentsStates: StatesOf<SignDocumentsState> = {
  loading: { at: "loading" },
  missing: { at: "missing" },
  failed: { at: "failed", problem: { kind: "service" } },
  list: {
    at: "list",
    requests: [requests.waiting, requests.partly, requests.signed, requests.expired].map((one, index) => ({ ...one, GUID: `${index}` })),
  },
  request: { at: "request", request: requests.waiting, agreed: false, task: signingTasks.none },
};

export const checkedFile: CheckedFile = {
  name: "contract.cms",
  verdict: "bad",
  sha256: digest,
  notes: [],
  signers: [{ ...signers.good }, { ...signers.head, reasons: [...signers.head.reasons], notes: [...signers.head.notes] }],
};

/** Checking signatures in each of its states. */
export const verifyStates: StatesOf<VerifyState> = {
  asking: { at: "asking" },
  looking: { at: "looking", GUID: requests.signed.GUID },
  found: { at: "found", request: requests.signed },
  missing: { at: "missing", GUID: requests.signed.GUID },
  failed: { at: "failed", GUID: requests.signed.GUID, problem: { kind: "offline" } },
  checking: { at: "checking", name: "contract.cms" },
  checked: { at: "checked", file: checkedFile },
  unreadable: { at: "unreadable", name: "photo.jpg", reason: "notSigned" },
};
