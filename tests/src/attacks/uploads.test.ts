import { createHash, randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { text } from "@shanyraq/i18n/text";
import { isFullRun } from "@shanyraq/provider/testing/full-run";
import { paper } from "../product/paper.ts";
import { runningProduct } from "../product/running-product.ts";
import { freshPlace, startProduct } from "../product/start.ts";
import type { SeededPerson } from "@shanyraq/provider";
import { requestCode } from "../product/purchase.ts";
import { credentialsOf, personWho, visitor, type Visitor } from "../product/visitor.ts";

const MIB = 1024 * 1024;
const testVirus = "X5O!P%@AP[4\\PZX54(P^)7CC)7}$" + "EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*";
const bytes = (text: string) => Buffer.from(text, "latin1");
const zip = Buffer.concat([bytes("PK\u0005\u0006"), Buffer.alloc(18)]);

/** What a page keeps of the files it sends. */
const holder = () => {
  const verifier = randomBytes(32).toString("base64url");
  return { verifier, challenge: createHash("sha256").update(verifier).digest("base64url") };
};
const own = holder();

const running = runningProduct({ CAPTCHA: "off" });
const page = visitor(() => running.product.origin, "en");

interface UploadAnswer {
  readonly status: number;
  readonly id: string;
  readonly name: string;
  readonly message: string;
}
async function upload(body: Uint8Array, name = "a.pdf", headers: Readonly<Record<string, string>> = {}, who = page): Promise<UploadAnswer> {
  const response = await who.send("/api/upload", {
    method: "POST",
    body: new Uint8Array(body),
    headers: {
      "content-type": "application/octet-stream",
      "x-file-name": encodeURIComponent(name),
      "x-upload-challenge": own.challenge,
      ...headers,
    },
  });
  const answer = (await response.json()) as Omit<UploadAnswer, "status">;
  return { ...answer, status: response.status };
}
const feedback = (more: object) => ({
  topic: "question",
  name: "Айдар",
  phone: "+7 (701) 234-56-78",
  channel: "phone",
  text: "Когда следующий взнос?",
  ...more,
});
const state = (more: object) => page.call("feedback", feedback(more), { "idempotency-key": crypto.randomUUID() });

/** What is said of a file that is not taken for what is in it. */
const refusals = (["error.fileKind", "error.fileActive", "error.fileBroken"] as const).map((id) => text("en", id));

describe("S38 behind a document's first letters", () => {
  it.each([
    ["a script", bytes("%PDF-1.7\n<script>alert(1)</script>")],
    ["the test virus", bytes(`%PDF-1.7\n${testVirus}`)],
    ["the test virus within a whole document", paper(`/Title (${testVirus})`)],
    ["a program", bytes("%PDF-1.7\nMZ\u0090\u0000")],
    ["a document that is an archive as well", Buffer.concat([paper(), zip])],
    ["a document that runs a script", paper("/OpenAction << /S /JavaScript /JS (app.alert(1)) >>")],
    ["a document that hides how it is called", paper("/OpenAction << /S /J#61vaScript /JS (app.alert(1)) >>")],
  ])("%s is refused in words", async (_, body) => {
    const answer = await upload(body);
    expect(answer.status).toBe(400);
    expect(refusals).toContain(answer.message);
    expect(answer.id).toBeUndefined();
  });
  it("a document is taken, under a name that leads nowhere", async () => {
    expect(await upload(paper(), "../../etc/cron.d/x.sh")).toMatchObject({ status: 200, name: "x.pdf" });
    expect(await upload(paper(), "..\\..\\Windows\\x.pdf.exe")).toMatchObject({ status: 200, name: "xpdf.pdf" });
  });
});

describe("a file on its way", () => {
  it("is refused above eleven megabytes before it is read, with or without a stated length", async () => {
    expect((await upload(Buffer.alloc(11 * MIB))).status).toBe(413);
    const unsaid = new ReadableStream<Uint8Array>({
      start: (sink) => {
        for (let sent = 0; sent < 11; sent += 1) sink.enqueue(new Uint8Array(MIB));
        sink.close();
      },
    });
    const headers = { "content-type": "application/octet-stream", "x-file-name": "a.pdf", "x-upload-challenge": own.challenge };
    const init = { method: "POST", body: unsaid, duplex: "half", headers };
    expect((await page.send("/api/upload", init as RequestInit)).status).toBe(413);
  });
  it.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=a", "application/json", "application/pdf"])(
    "S10 as %s is refused",
    async (type) => {
      expect((await upload(paper(), "a.pdf", { "content-type": type })).status).toBe(415);
    },
  );
  it("from another site is refused", async () => {
    expect((await upload(paper(), "a.pdf", { "sec-fetch-site": "cross-site", origin: "https://evil.example" })).status).toBe(403);
  });
  it("without the page's challenge, or with a malformed name, is refused", async () => {
    expect((await upload(paper(), "a.pdf", { "x-upload-challenge": "short" })).status).toBe(400);
    expect((await upload(paper(), "a.pdf", { "x-file-name": "%E0%A4%A" })).status).toBe(400);
    expect((await upload(paper(), "a.pdf", { "x-file-name": "%00" })).status).toBe(400);
  });
  it("is reached by no other way", async () => {
    expect((await page.send("/api/provider/api/upload", { method: "POST", body: "{}" })).status).toBe(404);
    expect((await page.send("/api/upload")).status).toBe(405);
  });
});

describe("the id of a file", () => {
  it("opens it for the page that sent it, once", async () => {
    const { id } = await upload(paper());
    expect((await state({ files: [id], verifier: own.verifier })).status).toBe(200);
    expect((await state({ files: [id], verifier: own.verifier })).status).toBe(400);
  });
  it("opens nothing when it is of another person's file, with one's own value or without", async () => {
    const { id } = await upload(paper(), "a.pdf", { "x-upload-challenge": holder().challenge }, visitor(running.product.origin));
    expect((await state({ files: [id], verifier: own.verifier })).status).toBe(400);
    expect((await state({ files: [id] })).status).toBe(400);
    expect((await state({ files: ["a".repeat(43)], verifier: own.verifier })).status).toBe(400);
  });
});

describe("S32 a paper for an application", () => {
  const signedIn = async (shows: SeededPerson["shows"]) => {
    const who = visitor(running.product.origin, "en");
    await who.call("login", credentialsOf(personWho(shows)));
    return who;
  };
  const sendTo = (who: Visitor, number: string, file: string) =>
    who.call("sendFiles", { number, files: [file], verifier: own.verifier }, { "idempotency-key": crypto.randomUUID() });

  it("is its customer's to send; to anybody else there is no such application, and their file stays theirs", async () => {
    const mine = await signedIn("nothing");
    const number = await requestCode(mine, personWho("nothing"));
    const { id } = await upload(paper());
    const other = await signedIn("overdue");
    const refused = await sendTo(other, number, id);
    const none = await sendTo(other, crypto.randomUUID(), id);
    expect([refused.status, refused.body]).toEqual([404, none.body]);
    expect((await sendTo(visitor(running.product.origin), number, id)).status).toBe(401);
    const { id: theirs } = await upload(paper(), "a.pdf", { "x-upload-challenge": holder().challenge });
    expect((await sendTo(mine, number, theirs)).status).toBe(404);
    expect((await sendTo(mine, number, id)).status).toBe(200);
    const { data } = (await mine.call("userApplications", {})).body;
    expect(data.find((one) => one.id === number)?.files).toHaveLength(1);
  });
});

// Without a product of its own edge/src/functions/upload.test.ts asks it every day.
if (isFullRun)
  it("a stranger's file needs a captcha", async () => {
    const guarded = freshPlace();
    const strict = await startProduct(guarded);
    expect((await upload(paper(), "a.pdf", {}, visitor(strict.origin))).status).toBe(428);
    expect((await upload(paper(), "a.pdf", { "x-captcha": btoa("{}") }, visitor(strict.origin))).status).toBe(428);
    await strict.stop();
    guarded.remove();
  });
