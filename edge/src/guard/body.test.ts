import { expect, it } from "vitest";
import { readUpTo } from "./body.ts";

const streamed = (chunks: readonly string[], onCancel: () => void = () => {}): Request => {
  const left = chunks.map((chunk) => new TextEncoder().encode(chunk));
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      const next = left.shift();
      if (next) controller.enqueue(next);
      else controller.close();
    },
    cancel: onCancel,
  });
  return new Request("https://shanyraq.example/api/x", { method: "POST", body, duplex: "half" } as RequestInit);
};
const read = async (request: Request, limit: number) => {
  const bytes = await readUpTo(request, limit);
  return bytes && new TextDecoder().decode(bytes);
};

it.each([
  ["nothing", [], 3, ""],
  ["less than the limit", ["a", "b"], 3, "ab"],
  ["just the limit", ["ab", "c"], 3, "abc"],
  ["one byte more", ["ab", "cd"], 3, undefined],
  ["more in one piece", ["abcd"], 3, undefined],
])("%s", async (_, chunks, limit, expected) => {
  expect(await read(streamed(chunks), limit)).toBe(expected);
});

it("a request without a body is empty", async () => {
  expect(await read(new Request("https://shanyraq.example/"), 3)).toBe("");
});

it("a length that says too much is refused before anything is read", async () => {
  const request = new Request("https://shanyraq.example/", { method: "POST", body: "abcd", headers: { "content-length": "4" } });
  expect(await readUpTo(request, 3)).toBeUndefined();
  expect(request.bodyUsed).toBe(false);
});

it("counts a body whose stated length is wrong, and stops it when it grows too long", async () => {
  let cancelled = false;
  const endless = streamed(
    Array.from({ length: 1000 }, () => "x".repeat(100)),
    () => {
      cancelled = true;
    },
  );
  expect(await readUpTo(endless, 250)).toBeUndefined();
  expect(cancelled).toBe(true);
});
