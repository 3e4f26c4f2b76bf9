import { failure, success, type Result } from "../result.ts";
import { readSigned, type DocumentsToSign, type SignedDocument } from "./documents.ts";
import { launchLinks, launchTemplates, type LaunchTemplates } from "./launch-links.ts";

export * from "./documents.ts";
export * from "./launch-links.ts";

export type EgovQrFailureCode = "unavailable" | "bad-reply" | "expired" | "cancelled" | "aborted";
type Answer<T> = Promise<Result<T, EgovQrFailureCode>>;

/** A QR code that was opened: it serves once, until it expires. */
export interface QrOperation {
  /** Base64 of the picture. */
  readonly qrCode: string;
  readonly expiresAt: Date;
  readonly links: LaunchTemplates;
  readonly dataUrl: string;
  readonly signUrl: string;
}

export interface EgovQrPorts {
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  readonly now: () => Date;
  /** Waits; ends early where the signal says so. */
  readonly pause: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;
}

export interface EgovQrOptions {
  readonly ports: EgovQrPorts;
  /** Where a QR code is opened. */
  readonly initUrl: string;
  /** Other origins where the polls may lead: an answer cannot send a page anywhere else. */
  readonly origins?: readonly string[];
  readonly templates?: LaunchTemplates;
}

/** A client of signing by QR code with eGov Mobile, in the three calls of the SIGEX service. */
export interface EgovQrClient {
  /** The person reads the description on the phone, above what is to be signed. */
  readonly init: (description: string, signal?: AbortSignal) => Answer<QrOperation>;
  /** Passes on what is to be signed; resolves when the phone has scanned the code. Called again, it passes on the same. */
  readonly setData: (operation: QrOperation, documents: DocumentsToSign, signal?: AbortSignal) => Answer<undefined>;
  /** Is answered when the phone has signed or refused. */
  readonly getData: (operation: QrOperation, signal?: AbortSignal) => Answer<readonly SignedDocument[]>;
}

/** A long poll that ended without an answer is repeated after so long. */
const betweenPolls = 1000;
const unfinished = new Set([202, 204, 408, 429, 502, 503, 504]);

export function createEgovQrClient({ ports, initUrl, origins = [], templates = launchTemplates }: EgovQrOptions): EgovQrClient {
  const allowed = new Set([new URL(initUrl).origin, ...origins]);

  async function call(address: string, init: RequestInit, signal: AbortSignal | undefined): Answer<{ status: number; body: unknown }> {
    try {
      const headers = init.body === undefined ? {} : { headers: { "content-type": "application/json" } };
      const response = await ports.fetch(address, { ...init, ...headers, cache: "no-store", ...(signal && { signal }) });
      const text = await response.text();
      if (unfinished.has(response.status)) return success({ status: response.status, body: undefined });
      if (!response.ok) return failure("unavailable", String(response.status));
      const body = parse(text);
      // The service says what went wrong with a status of success.
      const complaint = complaintIn(body);
      return complaint === undefined ? success({ status: response.status, body }) : failure("unavailable", complaint);
    } catch {
      return failure(signal?.aborted ? "aborted" : "unavailable");
    }
  }

  /** Polls until an answer comes, the code has expired or the caller gives up. */
  async function poll<T>(
    operation: QrOperation,
    address: string,
    init: RequestInit,
    read: (body: unknown) => Result<T, EgovQrFailureCode> | "waiting",
    signal: AbortSignal | undefined,
  ): Answer<T> {
    while (ports.now() < operation.expiresAt) {
      if (signal?.aborted) return failure("aborted");
      const answer = await call(address, init, signal);
      // A connection that broke says nothing of the phone: the code is good until it expires.
      const broken = !answer.ok && answer.error.code === "unavailable" && answer.error.detail === undefined;
      if (!answer.ok && !broken) return answer;
      const outcome = answer.ok && !unfinished.has(answer.value.status) ? read(answer.value.body) : "waiting";
      if (outcome !== "waiting") return outcome;
      await ports.pause(betweenPolls, signal);
    }
    return failure("expired");
  }

  return {
    init: async (description, signal) => {
      const answer = await call(initUrl, { method: "POST", body: JSON.stringify({ description }) }, signal);
      if (!answer.ok) return answer;
      const operation = readOperation(answer.value.body, templates);
      if (!operation) return failure("bad-reply");
      const known = [operation.dataUrl, operation.signUrl].every((address) => allowed.has(new URL(address).origin));
      return known ? success(operation) : failure("bad-reply", "an address of another origin");
    },
    setData: (operation, documents, signal) =>
      poll(operation, operation.dataUrl, { method: "POST", body: JSON.stringify(documents) }, () => success(undefined), signal),
    getData: (operation, signal) =>
      poll(
        operation,
        operation.signUrl,
        { method: "GET" },
        (body) => {
          const signed = readSigned(body);
          if (signed === "waiting") return signed;
          if (signed === undefined) return failure("bad-reply");
          return signed === "cancelled" ? failure("cancelled") : success(signed);
        },
        signal,
      ),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function complaintIn(body: unknown): string | undefined {
  const message = typeof body === "object" && body !== null && "message" in body ? body.message : undefined;
  return typeof message === "string" && message !== "" ? message : undefined;
}

function readOperation(body: unknown, templates: LaunchTemplates): QrOperation | undefined {
  if (typeof body !== "object" || body === null) return undefined;
  const fields = body as Readonly<Record<string, unknown>>;
  const { expireAt, qrCode, dataURL, signURL, eGovMobileLaunchLink, eGovBusinessLaunchLink } = fields;
  if (typeof qrCode !== "string" || typeof dataURL !== "string" || typeof signURL !== "string") return undefined;
  if (!URL.canParse(dataURL) || !URL.canParse(signURL)) return undefined;
  const expiresAt = new Date(typeof expireAt === "string" || typeof expireAt === "number" ? expireAt : Number.NaN);
  if (Number.isNaN(expiresAt.getTime())) return undefined;
  const built = launchLinks(dataURL, templates);
  const links = { person: httpsLink(eGovMobileLaunchLink) ?? built.person, business: httpsLink(eGovBusinessLaunchLink) ?? built.business };
  return { qrCode, expiresAt, links, dataUrl: dataURL, signUrl: signURL };
}

/** A link goes into a page: only https is allowed. */
function httpsLink(value: unknown): string | undefined {
  return typeof value === "string" && URL.canParse(value) && new URL(value).protocol === "https:" ? value : undefined;
}
