import { attacks, unit, type Mutant } from "./mutant.ts";

const cabinet = unit("provider", "src/api/cabinet/cabinet.test.ts");
const consents = unit("provider", "src/api/account/consents/consents.test.ts");
const checks = unit("provider", "src/platform/server/checks.test.ts");
const roles = unit("provider", "src/platform/server/roles.test.ts");
const purchase = unit("provider", "src/api/purchase/purchase.test.ts");
const requests = unit("provider", "src/api/signing/requests.test.ts");
const signatureLogin = unit("provider", "src/api/account/signature-login.test.ts");
const documents = unit("provider", "src/domain/documents/documents.test.ts");
const written = unit("provider", "src/api/statements/written.test.ts");
const standing = unit("provider", "src/api/statements/checks.test.ts");
const validating = unit("calls", "src/validate.test.ts");
const rows = unit("calls", "src/rows.test.ts");
const papers = unit("edge", "src/functions/documents.test.ts");
const admission = unit("edge", "src/guard/admit.test.ts");
const cached = attacks("poisoned-cache");

/** What shows one customer what is another's, or lets anybody keep what is somebody's. */
export const accessMutants: readonly Mutant[] = [
  {
    breaks: "a personal GET is cached publicly",
    file: "edge/src/guard/pass.ts",
    from: "const isPublic = isForAll(call) && ok",
    to: 'const isPublic = call.method === "GET" && ok',
    suite: cached,
  },
  {
    breaks: "what a link with a hash leads to is cached publicly",
    file: "edge/src/guard/pass.ts",
    from: ' && admitted.input["hash"] === undefined',
    to: "",
    suite: cached,
  },
  {
    breaks: "a public GET carries the visitor's bearer",
    file: "edge/src/guard/identify.ts",
    from: "if (isForAll(call)) return { ok: true, session: undefined };",
    to: "",
    suite: cached,
  },
  {
    breaks: "a refusal is cached publicly",
    file: "edge/src/guard/pass.ts",
    from: "isForAll(call) && ok &&",
    to: "isForAll(call) &&",
    suite: admission,
  },
  {
    breaks: "an offer is kept by whoever passes it on",
    file: "edge/src/functions/documents.ts",
    from: '...(type === "offer" && personal)',
    to: "",
    suite: papers,
  },
  {
    breaks: "the cookie alone changes something",
    file: "edge/src/guard/identify.ts",
    from: 'if (bearer === undefined && call.method === "GET")',
    to: "if (bearer === undefined)",
    suite: admission,
  },
  {
    breaks: "the token of another session is good",
    file: "edge/src/guard/identify.ts",
    from: "if (bearer === undefined || !isTokenOf(session, bearer)) return",
    to: "if (bearer === undefined) return",
    suite: admission,
  },
  {
    breaks: "a cookie without its token goes on as its owner",
    file: "edge/src/guard/identify.ts",
    from: "session && bearer && isTokenOf(session, bearer) ? session : undefined",
    to: "session",
    suite: admission,
  },
  {
    breaks: "another customer's consent is withdrawn",
    file: "packages/provider/src/api/account/consents/person-agreements.ts",
    from: '.where("customer_id", "=", customer.id)\n      .where("type", "=", type)',
    to: '.where("type", "=", type)',
    suite: consents,
  },
  {
    breaks: "another customer's session is ended",
    file: "packages/provider/src/api/account/profile.ts",
    from: '.where("id", "=", endSession)\n        .where("customer_id", "=", customer.id)',
    to: '.where("id", "=", endSession)',
    suite: cabinet,
  },
  {
    breaks: "sessions of all customers are listed",
    file: "packages/provider/src/api/account/profile.ts",
    from: '.select(["id", "device", "created_at", "seen_at"])\n      .where("customer_id", "=", customer.id)',
    to: '.select(["id", "device", "created_at", "seen_at"])',
    suite: cabinet,
  },
  {
    breaks: "consents of all customers are listed",
    file: "packages/provider/src/domain/consents/standing.ts",
    from: '.where("customer_id", "=", customerId)',
    to: '.where("customer_id", "<>", "00000000-0000-4000-8000-000000000000")',
    suite: consents,
  },
  {
    breaks: "another's notification is marked as read",
    file: "packages/provider/src/api/cabinet/notifications.ts",
    from: '.set({ read_at: moment(now) })\n        .where("customer_id", "=", customer.id)',
    to: ".set({ read_at: moment(now) })",
    suite: cabinet,
  },
  {
    breaks: "notifications of all customers are shown",
    file: "packages/provider/src/api/cabinet/notifications.ts",
    from: '.selectAll()\n      .where("customer_id", "=", customer.id)',
    to: ".selectAll()",
    suite: cabinet,
  },
  {
    breaks: "another's contract is shown",
    file: "packages/provider/src/domain/ledger/read.ts",
    from: '.where("customer_id", "in", customerIds)',
    to: "",
    suite: checks,
  },
  {
    breaks: "another's application is confirmed and ordered",
    file: "packages/provider/src/api/purchase/applications.ts",
    from: '.where("customer_id", "=", customerId)',
    to: "",
    suite: purchase,
  },
  {
    breaks: "another's order is shown and paid",
    file: "packages/provider/src/api/purchase/kaspi-qr-pay.ts",
    from: "if (!order || (order.customer_id !== null && order.customer_id !== customer?.id)) return",
    to: "if (!order) return",
    suite: purchase,
  },
  {
    breaks: "another's documents to sign are shown",
    file: "packages/provider/src/api/signing/documents.ts",
    from: 'return signing && isReader(signing, context) ? signing : refuse(404, "error.notFound");',
    to: 'return signing ?? refuse(404, "error.notFound");',
    suite: requests,
  },
  {
    breaks: "requests of all customers are listed",
    file: "packages/provider/src/api/signing/requests.ts",
    from: '.where("signing_party.customer_id", "=", customer.id)',
    to: "",
    suite: requests,
  },
  {
    breaks: "whoever is no party signs",
    file: "packages/provider/src/domain/signatures/keep-signature.ts",
    from: 'if (!party) return refused(context, "notParty");',
    to: "",
    suite: requests,
  },
  {
    breaks: "whoever has the GUID sees whole numbers",
    file: "packages/provider/src/domain/signatures/read-request.ts",
    from: "iin: hideIin(party.iin),",
    to: "iin: party.iin,",
    suite: requests,
  },
  {
    breaks: "another browser is told what came of a code to sign",
    file: "packages/provider/src/api/signing/qr-session.ts",
    from: "if (!row || !isVerifierOf(verifier, row.challenge)) return",
    to: "if (!row) return",
    suite: signatureLogin,
  },
  {
    breaks: "an address that a visitor names is asked",
    file: "packages/provider/src/api/signing/qr.ts",
    from: 'if (dataUrl !== operation.dataUrl) return refuseFields({ dataUrl: "error.badValue" });',
    to: "",
    suite: signatureLogin,
  },
  {
    breaks: "an offer is found under another product",
    file: "packages/provider/src/api/content/product-files.ts",
    from: "if (!line || line.slug !== product.slug) return undefined;",
    to: "if (!line) return undefined;",
    suite: documents,
  },
  {
    breaks: "a statement is told to who knows its number",
    file: "packages/provider/src/api/statements/checks.ts",
    from: '.where("phone", "like", `%${phoneEnd}`)',
    to: "",
    suite: standing,
  },
  {
    breaks: "policies are told to who knows an IIN and a birth date",
    file: "packages/provider/src/api/statements/checks.ts",
    from: "return { ...notFound, sent: true, data: [] };",
    to: "return { ...notFound, sent: holder !== undefined, data: [] };",
    suite: standing,
  },
  {
    breaks: "where somebody stands is asked without end",
    file: "packages/provider/src/platform/server/few-enquiries.ts",
    from: "return taken.ok\n    ? undefined",
    to: "return taken.ok || !taken.ok\n    ? undefined",
    suite: standing,
  },
  {
    breaks: "another's event gets a claim",
    file: "packages/provider/src/api/statements/written.ts",
    from: '.where("phone", "=", digitsOfAnyPhone(phone) ?? "")',
    to: "",
    suite: written,
  },
  {
    breaks: "a report without a name is tied to who is signed in",
    file: "packages/provider/src/create-provider.ts",
    from: "const token = row.anonymous ? undefined : bearer(request);",
    to: "const token = bearer(request);",
    suite: written,
  },
  {
    breaks: "a row of customers is open to strangers",
    file: "packages/provider/src/create-provider.ts",
    from: 'if (row.auth !== "anyone" && !customer) return refuse(401, "error.unauthorized");',
    to: "",
    suite: checks,
  },
  {
    breaks: "a customer calls the rows of staff",
    file: "packages/provider/src/platform/server/roles.ts",
    from: "admitted[auth].some((one) => one === role)",
    to: "true",
    suite: roles,
  },
  {
    breaks: "a manager calls the rows of an employee",
    file: "packages/provider/src/platform/server/roles.ts",
    from: 'employee: ["employee"],',
    to: 'employee: ["employee", "manager"],',
    suite: roles,
  },
  {
    breaks: "staff sees a customer's cabinet",
    file: "packages/provider/src/platform/server/roles.ts",
    from: 'customer: ["customer"],',
    to: 'customer: ["customer", "employee", "manager"],',
    suite: roles,
  },
  {
    breaks: "contracts of the cabinet are a row for anyone",
    file: "packages/calls/src/rows/contracts.ts",
    from: 'userContracts: post("/user/contracts/", own)',
    to: 'userContracts: post("/user/contracts/")',
    suite: rows,
  },
  {
    breaks: "an answer leaves with fields that its row does not list",
    file: "packages/calls/src/validate.ts",
    from: ".cast(output, { stripUnknown: true, assert: false })",
    to: ".cast(output, { stripUnknown: false, assert: false })",
    suite: validating,
  },
  {
    breaks: "an input keeps what its row does not list",
    file: "packages/calls/src/validate.ts",
    from: "{ abortEarly: false, stripUnknown: true }",
    to: "{ abortEarly: false, stripUnknown: false }",
    suite: validating,
  },
];
