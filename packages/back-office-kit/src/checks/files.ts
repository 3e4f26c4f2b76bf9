import { calls, type CallName } from "@shanyraq/calls";
import { UNWRITTEN, type Check, type Trial, type Tried } from "../check.ts";
import { bodyOf, errorFault, saysNo, statusFault } from "../error-fault.ts";
import { fileQuestion, questionOf } from "../question-of.ts";
import { smallPdf, smallPng } from "../sample-files.ts";

const PATH = calls.upload.path;
const VERIFIER = "kit-verifier".padEnd(43, "-");
const NAME = "Анықтама №7 (әке-шеше, ұлт)";

async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
  return Buffer.from(digest).toString("base64url");
}
const lettersOnly = (text: string): string => [...text.normalize("NFC").matchAll(/\p{L}+/gu)].join("");

/** Files that are neither a document nor a picture, whatever their names say. */
const refused: readonly (readonly [what: string, file: Uint8Array<ArrayBuffer>])[] = [
  ["nothing", new Uint8Array()],
  ["half of a document", smallPdf().slice(0, 200)],
  ["half of a picture", smallPng().slice(0, 40)],
  ["a page called a document", new TextEncoder().encode("<html><script>alert(1)</script></html>")],
  ["a program called a document", new TextEncoder().encode("MZ\u0090\u0000\u0003")],
];

async function sentAhead({ ask }: Trial, challenge: string): Promise<readonly Tried[]> {
  const tried: Tried[] = [];
  for (const [what, name, file] of [
    ["a document", `${NAME}.pdf`, smallPdf()],
    ["a picture", `${NAME}.png`, smallPng()],
  ] as const) {
    const answer = await ask(fileQuestion(PATH, { name, challenge }, file));
    const { name: givenName, size } = bodyOf(answer);
    tried.push(
      { of: `${what}`, fault: statusFault(answer, 200) },
      { of: `the size of ${what}`, fault: size === file.byteLength ? undefined : `is ${String(size)} instead of ${file.byteLength}` },
      {
        of: `the Kazakh name of ${what}`,
        fault: lettersOnly(String(givenName)) === lettersOnly(name) ? undefined : `has lost letters: ${String(givenName)}`,
      },
    );
  }
  for (const [what, file] of refused)
    tried.push({ of: what, fault: errorFault(await ask(fileQuestion(PATH, { name: "a.pdf", challenge }, file)), 400) });
  const json = { ...fileQuestion(PATH, { name: "a.pdf", challenge }, smallPdf()), file: undefined, body: {} };
  const large = fileQuestion(PATH, { name: "a.pdf", challenge }, new Uint8Array(calls.upload.maxBody + 1));
  return [
    ...tried,
    { of: "a file without a challenge", fault: errorFault(await ask(fileQuestion(PATH, { name: "a.pdf" }, smallPdf())), 400) },
    { of: "a file without a name", fault: errorFault(await ask(fileQuestion(PATH, { challenge }, smallPdf())), 400) },
    { of: "a file larger than its row allows", fault: errorFault(await ask(large), 413) },
    { of: "JSON in the place of a file", fault: errorFault(await ask(json), 415) },
  ];
}

/** A file with the statement that it belongs to: it is taken by who holds its verifier, once. */
async function taken(trial: Trial, challenge: string): Promise<readonly Tried[]> {
  const right = trial.writes ? await trial.inputOf("feedback") : { untried: UNWRITTEN };
  if ("untried" in right) return [{ of: "a file with its statement", untried: right.untried }];
  const { id } = bodyOf(await trial.ask(fileQuestion(PATH, { name: "a.pdf", challenge }, smallPdf())));
  const state = (verifier: string) => trial.ask(questionOf("feedback", { ...right.input, files: [id], verifier }));
  const [stranger, owner, again] = [await state("another".padEnd(43, "-")), await state(VERIFIER), await state(VERIFIER)];
  const isTaken = (answer: typeof owner) => answer.status === 200 && !saysNo(answer);
  return [
    { of: "a file of another's with a statement", fault: isTaken(stranger) ? "is taken" : undefined },
    { of: "a file with its statement", fault: isTaken(owner) ? undefined : `is refused with ${owner.status ?? "nothing"}` },
    { of: "a file with a second statement", fault: isTaken(again) ? "is taken again" : undefined },
  ];
}

const beginsAs = (bytes: Buffer): string | undefined => {
  if (bytes.subarray(0, 5).toString("latin1") === "%PDF-") return "pdf";
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return "jpeg";
  const webpOrAvif = bytes.subarray(4, 12).toString("latin1");
  return bytes.subarray(1, 4).toString("latin1") === "PNG" || /^(?:ftypavif|.{4}WEBP)/s.test(webpOrAvif) ? "picture" : undefined;
};
/** Calls whose answer is a file, as base64 in `data`. */
const downloads = ["paper", "picture", "getFileRule", "contractDocument", "invoice", "getFilePA"] as const satisfies readonly CallName[];
async function whole(trial: Trial, name: CallName): Promise<Tried> {
  const of = `the file of ${name}`;
  const answer = await trial.answerOf(name);
  if (!("json" in answer)) return { of, ...answer };
  const { data, size } = bodyOf(answer);
  if (typeof data !== "string") return { of, fault: statusFault(answer, 200) ?? "is not there" };
  const bytes = Buffer.from(data, "base64");
  if (bytes.toString("base64") !== data) return { of, fault: "is not base64" };
  const kind = beginsAs(bytes);
  if (kind === undefined) return { of, fault: "is neither a document nor a picture" };
  if (kind === "pdf" && !bytes.subarray(-1_024).includes("%%EOF")) return { of, fault: "is half a document" };
  return {
    of,
    fault:
      size === undefined || size === bytes.byteLength ? undefined : `has ${bytes.byteLength} bytes and is said to have ${String(size)}`,
  };
}

export const files: Check = {
  name: "files",
  promise:
    "A file is taken as it is, under its own name, whole or not at all, for who sent it alone; a file that is answered is whole too.",
  run: async (trial) => {
    const challenge = await challengeOf(VERIFIER);
    const tried: Tried[] = [...(await sentAhead(trial, challenge)), ...(await taken(trial, challenge))];
    for (const name of downloads) tried.push(await whole(trial, name));
    return tried;
  },
};
