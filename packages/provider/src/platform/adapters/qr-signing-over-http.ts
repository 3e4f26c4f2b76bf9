import { createEgovQrClient, type EgovQrFailureCode, type QrOperation as Opened } from "@shanyraq/signing/egov-qr";
import type { QrOperation } from "../database/records/qr-operation.ts";
import type { QrPaper, QrSigning } from "../ports/qr-signing.ts";

/** The service's polls are long, a browser's are short: each of ours gives up after this and asks again with the next one. */
const TIMEOUT_MS = 2_500;

/** The service of signing by phone did not answer as agreed. */
export class QrServiceError extends Error {
  readonly code: EgovQrFailureCode;
  constructor(code: EgovQrFailureCode, detail = "") {
    super(`signing by phone: ${code} ${detail}`.trim());
    this.name = "QrServiceError";
    this.code = code;
  }
}

const kinds = [
  ["iVBOR", "png"],
  ["R0lGOD", "gif"],
  ["/9j/", "jpeg"],
  ["PHN2Zy", "svg+xml"],
] as const;
const pictureOf = (base64: string): string =>
  `data:image/${kinds.find(([start]) => base64.startsWith(start))?.[1] ?? "png"};base64,${base64}`;

/** The service no longer knows the code. */
const isGone = ({ code, detail }: { readonly code: EgovQrFailureCode; readonly detail?: string }): boolean =>
  code === "expired" || detail === "404" || detail === "410";

const openedOf = ({ expiresAt, person, business, dataUrl, signUrl }: QrOperation): Opened => ({
  qrCode: "",
  expiresAt: new Date(expiresAt),
  links: { person, business },
  dataUrl,
  signUrl,
});

const documentsOf = (papers: readonly QrPaper[]) => ({
  signMethod: "CMS_SIGN_ONLY" as const,
  documentsToSign: papers.map(({ id, name, data, kind }) => ({
    id,
    nameRu: name.ru,
    nameKz: name.kk,
    nameEn: name.en,
    meta: [],
    document: { file: { mime: kind === "pdf" ? ("@file/pdf" as const) : ("" as const), data } },
  })),
});

/** Signing by phone over the three calls of a service like SIGEX. */
export function qrSigningOverHttp({
  url,
  fetch,
  now,
}: {
  readonly url: string;
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>;
  readonly now: () => number;
}): QrSigning {
  const client = createEgovQrClient({
    initUrl: url,
    ports: {
      fetch,
      now: () => new Date(now()),
      // One poll answers one question of a browser: without an answer the browser asks again.
      pause: (_, signal) =>
        new Promise((done) => (signal?.aborted ? done() : signal?.addEventListener("abort", () => done(), { once: true }))),
    },
  });
  const patience = () => AbortSignal.timeout(TIMEOUT_MS);
  return {
    open: async (description) => {
      const opened = await client.init(description, patience());
      if (!opened.ok) throw new QrServiceError(opened.error.code, opened.error.detail);
      const { qrCode, expiresAt, links, dataUrl, signUrl } = opened.value;
      return {
        picture: pictureOf(qrCode),
        expiresAt: expiresAt.toISOString(),
        person: links.person,
        business: links.business,
        dataUrl,
        signUrl,
      };
    },
    hand: async (operation, papers) => {
      const handed = await client.setData(openedOf(operation), documentsOf(papers), patience());
      if (handed.ok) return "scanned";
      if (isGone(handed.error)) return "expired";
      if (handed.error.code === "aborted") return "waiting";
      throw new QrServiceError(handed.error.code, handed.error.detail);
    },
    collect: async (operation) => {
      const signed = await client.getData(openedOf(operation), patience());
      if (signed.ok) return new Map(signed.value.map(({ id, signed: cms }) => [id, cms]));
      if (signed.error.code === "cancelled") return "cancelled";
      if (isGone(signed.error)) return "expired";
      if (signed.error.code === "aborted") return "waiting";
      throw new QrServiceError(signed.error.code, signed.error.detail);
    },
  };
}
