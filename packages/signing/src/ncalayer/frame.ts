import { fail, failSaying, type NcaLayerFailure } from "./failure.ts";
import { isObject, type JsonFields } from "../fields.ts";

/** What a frame from the application means for the waiting caller. */
export type Frame =
  | { readonly kind: "noise" }
  | { readonly kind: "unknown" }
  | { readonly kind: "version"; readonly version: string }
  | { readonly kind: "value"; readonly value: unknown; readonly uuid?: string }
  | { readonly kind: "failure"; readonly failure: NcaLayerFailure; readonly uuid?: string };

const textIn = (value: unknown) => (typeof value === "string" || typeof value === "number" ? String(value) : undefined);

/** Larger than any signature of a file that the application takes. */
const longestFrame = 64 * 1024 * 1024;

/** Reads a frame of NCALayer. A heartbeat or a page of HTML is noise. */
export function readFrame(data: unknown): Frame {
  if (typeof data !== "string" || data.length > longestFrame) return { kind: "noise" };
  let frame: unknown;
  try {
    frame = JSON.parse(data);
  } catch {
    return { kind: "noise" };
  }
  if (!isObject(frame)) return { kind: "noise" };
  const uuid = typeof frame["uuid"] === "string" ? { uuid: frame["uuid"] } : {};
  if ("status" in frame) return { ...basicsReply(frame), ...uuid };
  if (frame["success"] === false)
    return {
      kind: "failure",
      failure: failSaying(textIn(frame["errorCode"] ?? frame["code"]) ?? "UNKNOWN", textIn(frame["message"])),
      ...uuid,
    };
  if ("code" in frame) return { ...commonUtilsReply(frame), ...uuid };
  const result = frame["result"];
  return isObject(result) && typeof result["version"] === "string" ? { kind: "version", version: result["version"] } : { kind: "unknown" };
}

/** Module kz.gov.pki.knca.basics: a cancel is a body without a result. */
function basicsReply({ status, body, code, message, details }: JsonFields): Frame {
  if (status !== true) return { kind: "failure", failure: failSaying(textIn(code) ?? "UNKNOWN", textIn(message), textIn(details)) };
  if (!isObject(body)) return { kind: "failure", failure: fail("bad-reply") };
  return "result" in body ? { kind: "value", value: body["result"] } : { kind: "failure", failure: fail("cancelled") };
}

/** Module kz.gov.pki.knca.commonUtils: a cancel is an error of this name. */
function commonUtilsReply({ code, message, responseObject }: JsonFields): Frame {
  if (textIn(code) === "200") return { kind: "value", value: responseObject };
  if (message === "action.canceled") return { kind: "failure", failure: fail("cancelled") };
  return { kind: "failure", failure: failSaying(textIn(code) ?? "UNKNOWN", textIn(message)) };
}
