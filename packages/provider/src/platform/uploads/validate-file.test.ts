import { document } from "@shanyraq/documents";
import { beforeAll, describe, expect, it } from "vitest";
import { emptyZip, packedObjects, smallJpeg, smallPdf, smallPng, testVirus } from "../../testing/files.ts";
import { validateFile } from "./validate-file.ts";

const outcome = async (bytes: Uint8Array) => {
  const result = await validateFile(bytes);
  return result.ok ? result.mime : result.problem;
};
const after = (head: Buffer, tail: string | Buffer) => Buffer.concat([head, typeof tail === "string" ? Buffer.from(tail, "latin1") : tail]);
const renamed = (object: Buffer, from: string, to: string) => Buffer.from(object.toString("latin1").replace(from, to), "latin1");
let png: Buffer;
let jpeg: Buffer;
beforeAll(async () => {
  [png, jpeg] = await Promise.all([smallPng(), smallJpeg()]);
});

describe("a file is accepted", () => {
  it("if it is a document, a photograph or a drawing", async () => {
    expect([await outcome(smallPdf()), await outcome(jpeg), await outcome(png)]).toEqual(["application/pdf", "image/jpeg", "image/png"]);
  });
  it("if its objects are packed", async () => {
    expect(await outcome(smallPdf([packedObjects("<< /Type /Font >>")]))).toBe("application/pdf");
  });
  it("if we printed it ourselves", async () => {
    const bytes = await document({ language: "ru", title: "Полис", subject: "Полис", madeAt: 0 }, [{ kind: "paragraph", text: "Текст" }]);
    expect(await outcome(bytes)).toBe("application/pdf");
  });
  it("if its table of objects is packed after them", async () => {
    const table = "<< /Type /XRef /ID [(a) (b)] /Filter /FlateDecode /DecodeParms << /Predictor 12 >> >>\nstream\n..\nendstream";
    expect(await outcome(smallPdf([packedObjects("<< /Type /Font >>"), table]))).toBe("application/pdf");
  });
  it("with a link that a person may press", async () => {
    expect(await outcome(smallPdf(["<< /Subtype /Link /A << /S /URI /URI (https://life.example) >> >>"]))).toBe("application/pdf");
  });
  it("with a value of every kind and an indirect length", async () => {
    const values = "<< /A [1 -2.5 true null (a\\)(b)c) <0aff> /N << /B 7 0 R >>] /Length 9 0 R >>\nstream\n(>>\nendstream";
    expect(await outcome(smallPdf([values, "<< /C 4 0 R >>"]))).toBe("application/pdf");
  });
  it("if it contains by chance characters that a name could begin with", async () => {
    expect(await outcome(smallPdf(["<< /Length 9 >>\nstream\n/JS /AA/X\nendstream"]))).toBe("application/pdf");
  });
});

describe("S38 a file is refused", () => {
  it.each([
    ["a page that calls itself a document", "<html><script>alert(1)</script>"],
    ["a drawing that may hold scripts", "<svg xmlns='http://www.w3.org/2000/svg'/>"],
    ["a program", "MZ\u0090\u0000\u0003"],
    ["an archive", "PK\u0003\u0004"],
    ["nothing", ""],
    ["a script behind a document's first letters", "%PDF-1.7\n<script>alert(1)</script>"],
    ["a program behind them", "%PDF-1.7\nMZ\u0090"],
    ["an archive behind them", "%PDF-1.7\nPK\u0003\u0004"],
    ["the test virus behind them", `%PDF-1.7\n${testVirus}`],
  ])("%s", async (_, text) => {
    expect(await outcome(Buffer.from(text, "latin1"))).toMatch(/^error\.file(?:Kind|Active)$/);
  });
  it.each([
    ["runs a script when it is opened", smallPdf([], "/OpenAction << /S /JavaScript /JS (app.alert(1)) >>")],
    ["writes the name of its script in numbers", smallPdf([], "/OpenAction << /S /J#61vaScript /JS (x) >>")],
    ["hides the name behind a stream that is none", smallPdf(["<< /A (stream\n) /S /Java#53cript /B (endstream) >>"])],
    ["packs its script", smallPdf([packedObjects("<< /S /JavaScript /JS (x) >>")])],
    ["packs a short script", smallPdf([packedObjects("<< /AA << /O 5 0 R >> >>")])],
    ["starts a program", smallPdf(["<< /S /Launch /F (cmd.exe) >>"])],
    ["carries a file", smallPdf(["<< /Type /EmbeddedFile /Length 0 >>\nstream\n\nendstream"])],
    ["carries a list of files", smallPdf([], "/Names << /EmbeddedFiles 4 0 R >>")],
    ["does something when a page is opened", smallPdf(["<< /Type /Page /AA << /O 5 0 R >> >>"])],
    ["writes that name in numbers", smallPdf(["<< /Type /Page /A#41 << /O 5 0 R >> >>"])],
    ["opens another file", smallPdf(["<< /S /GoToR /F (other.pdf) >>"])],
    ["packs the opening of another file", smallPdf([packedObjects("<< /S /GoToR /F (other.pdf) >>")])],
    [
      "packs a script far from what says that it is packed",
      smallPdf([packedObjects("<< /S /JavaScript /JS (x) >>", `/A (${"x".repeat(4_000)})`)]),
    ],
    ["packs a script under a name written in numbers", smallPdf([renamed(packedObjects("<< /S /JavaScript >>"), "/ObjStm", "/Obj#53tm")])],
    ["packs a script in a stream of no type", smallPdf([renamed(packedObjects("<< /S /JavaScript >>"), "/Type /ObjStm", "")])],
    [
      "packs a script behind a stream with the word for its end",
      smallPdf(["<< /Length 9 >>\nstream\nendstream\nendstream", packedObjects("<< /S /JavaScript >>")]),
    ],
    ["plays a film", smallPdf(["<< /S /Movie >>"])],
    ["plays something", smallPdf(["<< /Type /Annot /Subtype /RichMedia >>"])],
    ["holds the test virus", smallPdf([`(${testVirus})`])],
    ["holds a page's script", smallPdf(["(<ScRiPt>alert(1)</script>)"])],
    ["is an archive as well", after(smallPdf(), emptyZip())],
  ])("a document that %s", async (_, bytes) => {
    expect(await outcome(bytes)).toBe("error.fileActive");
  });
  it.each([
    ["has no end", smallPdf().subarray(0, -40)],
    [
      "leads nowhere",
      Buffer.from(
        smallPdf()
          .toString("latin1")
          .replace(/startxref\n\d+/, "startxref\n9"),
        "latin1",
      ),
    ],
    ["has a password", smallPdf([], "/Encrypt 9 0 R")],
    ["has a password and writes so in numbers", smallPdf([], "/Encr#79pt 9 0 R")],
    ["hides an object in a text", smallPdf(["(9 0 obj << /Type /Font >> endobj)"])],
    ["hides an object in a comment", smallPdf(["<< /A 1 >>\n%9 0 obj<</Type/Font>>endobj\n"])],
    ["hides an object in a stream", smallPdf(["<< /Length 40 >>\nstream\n9 0 obj << /Type /Font >> endobj        \nendstream"])],
    ["packs objects with a guess at each byte", smallPdf([packedObjects("<< >>", "/DecodeParms << /Predictor 12 >>")])],
    ["packs objects in a way that another object tells", smallPdf([packedObjects("<< >>", "/DecodeParms 9 0 R")])],
    ["nests deeper than readers can follow", smallPdf(["[".repeat(5_000) + "]".repeat(5_000)])],
    ["never ends a stream", smallPdf(["<< /Length 4 >>\nstream\n...."])],
    ["packs its objects twice", smallPdf([packedObjects("<< >>", "/Filter [/ASCIIHexDecode /FlateDecode]")])],
    [
      "feigns where the dictionary of its objects begins",
      smallPdf([packedObjects("<< >>", "/A (\nendobj 9 0 obj <<) /Filter /LZWDecode")]),
    ],
    ["unpacks to more than any paper", smallPdf([packedObjects(" ".repeat(33 * 1024 * 1024))])],
    ["says that rubbish is packed", smallPdf(["<< /Type /ObjStm /Filter /FlateDecode >>\nstream\nrubbish\nendstream"])],
  ])("a document that %s", async (_, bytes) => {
    expect(await outcome(bytes)).toBe("error.fileBroken");
  });
  it("if a picture breaks off, is of another kind, or is an archive, a page or a virus as well", async () => {
    expect(await outcome(jpeg.subarray(0, -100))).toBe("error.fileBroken");
    expect(await outcome(after(png.subarray(0, 8), jpeg))).toBe("error.fileBroken");
    for (const tail of [emptyZip(), "<script>alert(1)</script>", testVirus])
      expect(await outcome(after(jpeg, tail))).toBe("error.fileActive");
  });
  it("if a picture unpacks to more than any camera makes", async () => {
    const bomb = Buffer.from(png);
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    expect(await outcome(bomb)).toBe("error.fileBroken");
  });
});

describe("the work for a document grows only in proportion to its length", () => {
  const hostile: Readonly<Record<string, (size: number) => string>> = {
    "comments and empty lines before the first object": (size) => `%PDF-1.4\n${"%\n\n\n".repeat(size / 4)}x`,
    "ends of objects before a stream": (size) => `%PDF-1.4\n1 0 obj\n${"/ObjStm\nendobj 1 0 obj<<\n\n\n\nstream\n".repeat(size / 36)}`,
    "objects that never end": (size) => `%PDF-1.4\n${"4 0 obj\n<< /A \n".repeat(size / 15)}`,
    "streams that never end": (size) => `%PDF-1.4\n${"4 0 obj\n<< /A 1 >>\nstream\n".repeat(size / 26)}`,
    "dictionaries that were never opened": (size) => `%PDF-1.4\n1 0 obj\n<< /A 1 >>\n${">> stream\nendstream ".repeat(size / 20)}`,
    "open texts": (size) => `%PDF-1.4\n1 0 obj\n${"4 0 obj (".repeat(size / 9)}`,
    "words of objects": (size) => `%PDF-1.4\n1 0 obj\n${"obj \n\n\n".repeat(size / 7)}`,
    slashes: (size) => `%PDF-1.4\n1 0 obj\n${"/".repeat(size)}`,
    "numbers in names": (size) => `%PDF-1.4\n1 0 obj\n/${"#4a".repeat(size / 3)}`,
    arrays: (size) => `%PDF-1.4\n1 0 obj\n${"[".repeat(size)}`,
    "spaces before the end": (size) => `${smallPdf().toString("latin1")}${" \0".repeat(size / 2)}x`,
  };
  const end = "\nstartxref\n9\n%%EOF";
  const cpuOf = async (bytes: Buffer): Promise<number> => {
    const before = process.cpuUsage();
    await validateFile(bytes);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  it.each(Object.entries(hostile))("%s", async (_, make) => {
    const [small, large] = [250_000, 2_000_000].map((size) => Buffer.from(make(size) + end, "latin1"));
    const smallest = Math.min(await cpuOf(small ?? png), await cpuOf(small ?? png), await cpuOf(small ?? png));
    // Eight times as long: a square would take sixty-four times as much. Below some milliseconds the clock itself counts.
    expect(await cpuOf(large ?? png)).toBeLessThan(32 * Math.max(smallest, 5_000));
  });
});
