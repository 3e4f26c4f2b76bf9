import { parseJson } from "@shanyraq/calls/parse-json";
import { cleanHtml } from "@shanyraq/provider/clean-html";
import { inspectionKinds } from "@shanyraq/provider/inspection-kinds";
import { ibanText, isIban, isIin, isLatinName, latinNameFault, phoneDigits, tiynOf } from "@shanyraq/rules";
import { textOfHtml } from "@shanyraq/rules/html-text";
import { verifyDocument } from "@shanyraq/signing";
import { configuredTrust } from "@shanyraq/signing/trust";

/** What reads bytes of a kind, and the pieces that its language is made of. */
export interface Reader {
  readonly name: string;
  /** What every one of them begins and ends with, so that it is read at all. */
  readonly head: string;
  readonly tail: string;
  readonly pieces: readonly string[];
  readonly read: (bytes: Buffer) => unknown;
}

const { trust } = configuredTrust({ TRUST: "test" }, { fetch: async () => new Response(null, { status: 404 }), now: () => 0 });
const readFile = async (bytes: Buffer) => {
  const kind = inspectionKinds.find(({ name }) => name === "file");
  const read = (await kind?.load()) as ((input: Uint8Array, none: undefined) => Promise<unknown>) | undefined;
  return read?.(bytes, undefined);
};
const readSigned = async (bytes: Buffer) => verifyDocument(bytes, { trust: await trust(), at: new Date(0) });
const spelling = (text: string) => [isIin, phoneDigits, tiynOf, isIban, ibanText, isLatinName, latinNameFault].map((read) => read(text));

/** Every language in which strangers write to the product. */
export const readers: readonly Reader[] = [
  {
    name: "PDF",
    head: "%PDF-1.7\n1 0 obj\n",
    tail: "\nstartxref\n9\n%%EOF",
    pieces: [
      "%\n",
      "\n",
      "(",
      ")",
      "\\",
      "<<",
      ">>",
      "[",
      "]",
      "/",
      "/A",
      "/J#61",
      "#",
      "<",
      "0 ",
      "R ",
      "1 0 obj\n",
      "endobj\n",
      "stream\n",
      "endstream\n",
      "/ObjStm",
      "/First 1",
      "/Length 9",
      "startxref",
      "PK\u0005\u0006",
      "<script",
    ],
    read: readFile,
  },
  {
    name: "JPEG",
    head: "\u00ff\u00d8\u00ff",
    tail: "\u00ff\u00d9",
    pieces: [
      "\u00ff\u00e0\u0000\u0010JFIF\0",
      "\u00ff\u00c2\u0000\u0011\u0008\u0010\0\u0010\0\u0003",
      "\u00ff\u00da\u0000\u000c",
      "\u00ff\u00c4\u0000\u001f",
      "\u00ff\u00fe\u0000\u0002",
      "\u00ff\u00e1\u0000\u0002",
      "\0",
      "\u00ff",
    ],
    read: readFile,
  },
  {
    name: "PNG",
    head: "\u0089PNG\r\n\u001a\n\0\0\0\rIHDR\0\0\u0010\0\0\0\u0010\0\u0008\u0006\0\0\u0001",
    tail: "\0\0\0\0IEND\u00aeB`\u0082",
    pieces: ["\0\0\0\u0001tEXta", "\0\0\0\0IDAT", "\0\0\0\u0004zTXt", "\0\0\0\u0002iCCP", "\u0078\u009c", "\0", "\u00ff"],
    read: readFile,
  },
  {
    name: "XML",
    head: "<a>",
    tail: "</a>",
    pieces: [
      "<a>",
      "</a>",
      "<a b='",
      "' ",
      'c="',
      '"',
      "&amp;",
      "&#1;",
      "<!--",
      "-->",
      "<?a ",
      "?>",
      "<![CDATA[",
      "]]>",
      " ",
      "xmlns:a='a' ",
      "<Signature xmlns='http://www.w3.org/2000/09/xmldsig#'>",
    ],
    read: readSigned,
  },
  {
    name: "CMS",
    head: "\u0030\u0080\u0006\u0009\u002a\u0086\u0048\u0086\u00f7\r\u0001\u0007\u0002\u00a0\u0080",
    tail: "\0\0\0\0",
    pieces: [
      "\u0030\u0080",
      "\u0031\0",
      "\u0030\0",
      "\u0024\u0080",
      "\u0004\u0001a",
      "\0\0",
      "\u0006\u0003\u0055\u0004\u0003",
      "\u00a0\u0080",
      "\u0002\u0001\u0001",
      "\u0030\u0082\u00ff\u00ff",
      "\u0006\u0082\u0001\0",
    ],
    read: readSigned,
  },
  {
    name: "HTML",
    head: "<p>",
    tail: ">",
    pieces: [
      "<a ",
      "aaa",
      "=",
      '"',
      "'",
      "<b>",
      "</i>",
      "</b>",
      "<script",
      "</script ",
      "<!--",
      "-->",
      ">",
      "<",
      "/",
      "&",
      "&amp;",
      " ",
      "\n",
      "href=",
      "<style>",
      "</title>",
    ],
    read: (bytes) => textOfHtml(cleanHtml(bytes.toString("latin1")) ?? ""),
  },
  {
    name: "spellings of numbers and names",
    head: "",
    tail: "x",
    pieces: ["0", "9", "+7", "(", ")", "-", " ", "\u00a0", ",", ".", "KZ", "a", "A", "\n"],
    read: (bytes) => spelling(bytes.toString("latin1")),
  },
  {
    name: "JSON",
    head: "",
    tail: "",
    pieces: ["{", "}", "[", "]", '"a":', '"', "\\", "\\u0061", "1", ",", "-", "1e9", "null", " "],
    read: (bytes) => parseJson(bytes.toString("latin1")),
  },
];
