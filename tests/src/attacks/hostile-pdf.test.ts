import { text } from "@shanyraq/i18n/text";
import { expect, it } from "vitest";
import { paper } from "../product/paper.ts";
import { runningProduct } from "../product/running-product.ts";
import { sendFile } from "../product/send-file.ts";
import { allThreadsCpuMs, mainThreadCpuMs } from "../product/thread-cpu.ts";

const MIB = 1024 * 1024;
const latin = (written: string) => Buffer.from(written, "latin1");
/** As much of a pattern as fits; a name at its end, for which the whole is read and refused. */
const filled = (head: string, pattern: string, size = 10 * MIB) =>
  latin(head + pattern.repeat(Math.floor((size - head.length - 30) / pattern.length)) + "\n/AA \nstartxref\n9\n%%EOF");

const running = runningProduct({ CAPTCHA: "off" });
const upload = (body: Buffer) => sendFile(running.product.origin, body);
const health = async () => (await fetch(`${running.product.origin}/healthz`)).status;

/** What each of them may cost the thread that serves: to take ten megabytes in and to hand them on, many times over. */
const MAX_SERVING_MS = 1_000;

/**
 * On a busy machine the deadline of a thread may interrupt the reading; that the reading is linear is tested on the reader itself (`slow-inputs`, unit tests).
 */
const refusals = (["error.fileKind", "error.fileBroken", "error.fileActive", "error.fileSlow"] as const).map((id) => text("en", id));

it.each([
  ["a hundred and fifty bytes of comments and empty lines", latin(`%PDF-1.4\n${"%\n\n\n".repeat(35)}x`)],
  ["ten megabytes of them", filled("%PDF-1.4\n", "%\n\n\n")],
  ["ends of objects before streams", filled("%PDF-1.4\n1 0 obj\n", `/ObjStm\nendobj 1 0 obj<<${"\n".repeat(40)}stream\n`)],
  ["objects that never end", filled("%PDF-1.4\n", "4 0 obj\n<< /A \n")],
  ["names and nothing else", filled("%PDF-1.4\n1 0 obj\n", "/J#61 ")],
  ["texts that are never closed", filled("%PDF-1.4\n1 0 obj\n", "4 0 obj (")],
])("a document of %s costs the thread that serves nothing, and is refused", async (_, body) => {
  const { pid = 0 } = running.product;
  await health();
  const before = mainThreadCpuMs(pid);
  const { status, message } = await upload(body);
  expect([status, await health()]).toEqual([400, 200]);
  expect(refusals).toContain(message);
  expect(mainThreadCpuMs(pid) - before).toBeLessThan(MAX_SERVING_MS);
});

// Before what fills every thread: on a busy machine the next upload would have to wait.
it.each([
  ["something at the opening of a page", "/Names 4 0 R /AA << /O 4 0 R >>", "error.fileActive"],
  ["another file that it opens", "/OpenAction << /S /GoToR /F (a.pdf) >>", "error.fileActive"],
  ["a password that is written in numbers", "/Encr#79pt 4 0 R", "error.fileBroken"],
] as const)("a document with %s is refused", async (_, catalogue, id) => {
  expect(await upload(paper(catalogue))).toEqual({ status: 400, message: text("en", id) });
});

it("while hostile documents are read the process answers that it lives, before they are answered", async () => {
  const { pid = 0 } = running.product;
  const [serving, working] = [mainThreadCpuMs(pid), allThreadsCpuMs(pid)];
  const order: string[] = [];
  const hostile = Array.from({ length: 4 }, () =>
    upload(filled("%PDF-1.4\n1 0 obj\n", "4 0 obj\n<< /A 1 >>\nstream\nendstream\n")).then(({ status }) => order.push(String(status))),
  );
  const healthy = Array.from({ length: 5 }, async (_, at) => order.push(`health ${await health()} ${at}`));
  await Promise.all([...hostile, ...healthy]);
  expect(order.filter((one) => one.startsWith("health 200"))).toHaveLength(5);
  // A visitor who waits too long, for a thread or on a busy machine for the answer, is asked to come again.
  for (const status of order.filter((one) => !one.startsWith("health"))) expect(["400", "503", "504"]).toContain(status);
  expect(order.at(-1)).not.toMatch(/^health/);
  expect(mainThreadCpuMs(pid) - serving).toBeLessThan(4 * MAX_SERVING_MS);
  // They were read, and elsewhere.
  expect(allThreadsCpuMs(pid) - working).toBeGreaterThan(mainThreadCpuMs(pid) - serving);
});
