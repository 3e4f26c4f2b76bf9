import { document } from "@shanyraq/documents";
import { beforeAll, describe, expect, it } from "vitest";
import { emptyZip, packedObjects, smallJpeg, smallPdf, smallPng, testVirus } from "../testing/files.ts";
import { judgeFile } from "./judge-file.ts";

const told = async (bytes: Uint8Array) => {
  const judged = await judgeFile(bytes);
  return judged.ok ? judged.mime : judged.fault;
};
const after = (head: Buffer, tail: string | Buffer) => Buffer.concat([head, typeof tail === "string" ? Buffer.from(tail, "latin1") : tail]);
let png: Buffer;
let jpeg: Buffer;
beforeAll(async () => {
  [png, jpeg] = await Promise.all([smallPng(), smallJpeg()]);
});

describe("a file is taken", () => {
  it("that is a document, a photograph or a drawing", async () => {
    expect([await told(smallPdf()), await told(jpeg), await told(png)]).toEqual(["application/pdf", "image/jpeg", "image/png"]);
  });
  it("whose objects are packed", async () => {
    expect(await told(smallPdf([packedObjects("<< /Type /Font >>")]))).toBe("application/pdf");
  });
  it("that we printed ourselves", async () => {
    const bytes = await document({ language: "ru", title: "Полис", subject: "Полис", madeAt: 0 }, [{ kind: "paragraph", text: "Текст" }]);
    expect(await told(bytes)).toBe("application/pdf");
  });
  it("whose table of objects is packed after them", async () => {
    const table = "<< /Type /XRef /ID [(a) (b)] /Filter /FlateDecode /DecodeParms << /Predictor 12 >> >>\nstream\n..\nendstream";
    expect(await told(smallPdf([packedObjects("<< /Type /Font >>"), table]))).toBe("application/pdf");
  });
  it("though it has letters by chance that a name could begin with", async () => {
    expect(await told(smallPdf(["<< /Length 9 >>\nstream\n/JS /AA/X\nendstream"]))).toBe("application/pdf");
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
    expect(await told(Buffer.from(text, "latin1"))).toMatch(/^error\.file(?:Kind|Active)$/);
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
    ["plays something", smallPdf(["<< /Type /Annot /Subtype /RichMedia >>"])],
    ["holds the test virus", smallPdf([`(${testVirus})`])],
    ["holds a page's script", smallPdf(["(<ScRiPt>alert(1)</script>)"])],
    ["is an archive as well", after(smallPdf(), emptyZip())],
  ])("a document that %s", async (_, bytes) => {
    expect(await told(bytes)).toBe("error.fileActive");
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
    ["packs its objects twice", smallPdf([packedObjects("<< >>", "/Filter [/ASCIIHexDecode /FlateDecode]")])],
    [
      "feigns where the dictionary of its objects begins",
      smallPdf([packedObjects("<< >>", "/A (\nendobj 9 0 obj <<) /Filter /LZWDecode")]),
    ],
    ["unpacks to more than any paper", smallPdf([packedObjects(" ".repeat(33 * 1024 * 1024))])],
    ["says that rubbish is packed", smallPdf(["<< /Type /ObjStm /Filter /FlateDecode >>\nstream\nrubbish\nendstream"])],
  ])("a document that %s", async (_, bytes) => {
    expect(await told(bytes)).toBe("error.fileBroken");
  });
  it("a picture that breaks off, is another, or is an archive, a page or a virus as well", async () => {
    expect(await told(jpeg.subarray(0, -100))).toBe("error.fileBroken");
    expect(await told(after(png.subarray(0, 8), jpeg))).toBe("error.fileBroken");
    for (const tail of [emptyZip(), "<script>alert(1)</script>", testVirus]) expect(await told(after(jpeg, tail))).toBe("error.fileActive");
  });
  it("a picture that unpacks to more than any camera makes", async () => {
    const bomb = Buffer.from(png);
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    expect(await told(bomb)).toBe("error.fileBroken");
  });
});

it("ten megabytes are judged without holding up what waits beside them", async () => {
  const large = smallPdf([after(Buffer.from("<< /Length 9000000 >>\nstream\n"), after(Buffer.alloc(9_000_000, "/J#61 "), "\nendstream"))]);
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }, 1);
  expect(await told(large)).toBe("application/pdf");
  clearInterval(timer);
  expect(longest).toBeLessThan(250);
});
