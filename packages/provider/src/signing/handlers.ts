import type { Handlers } from "../server/context.ts";
import { signedDocuments } from "./documents.ts";
import { signatureLogin } from "./login.ts";
import { qrSigning } from "./qr.ts";
import { signingRequests } from "./requests.ts";

export const signingHandlers = { ...qrSigning, ...signatureLogin, ...signedDocuments, ...signingRequests } satisfies Partial<Handlers>;
