import { qrText } from "@shanyraq/signing/egov-qr";
import { fieldsOf } from "@shanyraq/rules/is-object";
import { renderSVG } from "uqr";
import type { QrDocument, QrOperations } from "./qr-operations.ts";

function documentsIn(body: unknown): readonly QrDocument[] | undefined {
  const { documentsToSign } = fieldsOf(body);
  if (!Array.isArray(documentsToSign)) return undefined;
  const read = documentsToSign.map((one: unknown) => {
    const { id, nameRu, document } = fieldsOf(one);
    const { data } = fieldsOf(fieldsOf(document)["file"]);
    return typeof data === "string" ? { id: String(id), name: String(nameRu), data } : undefined;
  });
  return read.every((one) => one !== undefined) ? read : undefined;
}

const notYet = () => new Response(null, { status: 202 });
const gone = () => Response.json({ message: "expired" }, { status: 410 });

/**
 * The service of signing by phone as a provider reaches it over HTTP: `POST` opens a code, `POST {id}/data` hands over what is to be
 * signed and says when the phone has read the code, `GET {id}/sign` brings the signatures or the refusal.
 */
export async function qrService(request: Request, path: string, operations: QrOperations): Promise<Response> {
  const { origin } = new URL(request.url);
  const body: unknown = request.method === "POST" ? await request.json().catch(() => undefined) : undefined;
  if (request.method === "POST" && path === "") {
    const { description } = fieldsOf(body);
    const { id, expiresAt } = await operations.open(typeof description === "string" ? description : "");
    const address = `${origin}/sandbox/egov/${id}`;
    return Response.json({
      expireAt: expiresAt,
      qrCode: Buffer.from(renderSVG(qrText(address))).toString("base64"),
      dataURL: `${address}/data`,
      signURL: `${address}/sign`,
    });
  }
  const [, id = "", act] = /^\/([^/]+)\/(data|sign)$/.exec(path) ?? [];
  const operation = await operations.byId(id);
  if (!operation) return Response.json({ message: "not found" }, { status: 404 });
  if (operation.state === "expired") return gone();
  if (act === "data" && request.method === "POST") {
    const documents = documentsIn(body);
    if (!documents) return Response.json({ message: "bad documents" }, { status: 400 });
    await operations.hand(id, documents);
    return operation.state === "awaiting" ? notYet() : Response.json({ status: "SCANNED" });
  }
  if (operation.state === "refused") return Response.json({ status: "CANCELED" });
  if (operation.state !== "signed") return notYet();
  return Response.json({
    documentsToSign: operation.signed.map((one) => ({ id: one.id, document: { file: { mime: "", data: one.data } } })),
  });
}
