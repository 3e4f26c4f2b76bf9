import { attempt } from "../asn1/malformed.ts";
import type { Result } from "../result.ts";
import type { XmlNode } from "./node.ts";
import { parseXml } from "./parse-xml.ts";

/** Reads a document, or says why it cannot be read: what comes from outside is checked before somebody is asked to sign it. */
export const readXmlDocument = (xml: string): Result<readonly XmlNode[], "malformed"> => attempt(() => parseXml(xml));
