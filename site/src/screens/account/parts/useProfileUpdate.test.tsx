// @vitest-environment jsdom
import { strike, stage } from "@shanyraq/kit/testing/stage.tsx";
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useProfileUpdate } from "./useProfileUpdate.ts";

const sent: unknown[] = [];
let answer: ((status: "ok" | "error") => void) | undefined;
let update: ReturnType<typeof useProfileUpdate> | undefined;

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal("fetch", async (_: unknown, init: { readonly body?: BodyInit } = {}) => {
    sent.push(JSON.parse(String(init.body)));
    const status = await new Promise<"ok" | "error">((resolve) => (answer = resolve));
    return Response.json({ status, ...(status === "error" && { message: "Попробуйте позже" }) });
  });
  const Probe = () => {
    update = useProfileUpdate(async () => {});
    return null;
  };
  stage(<Probe />);
});
afterEach(() => {
  strike();
  vi.unstubAllGlobals();
});

const ask = (change: Parameters<NonNullable<typeof update>["ask"]>[0]) => act(async () => update?.ask(change));
/** Answers the change that was sent as the given one of all. */
const answerTo = async (count: number, status: "ok" | "error" = "ok") => {
  await expect.poll(() => sent).toHaveLength(count);
  await act(async () => answer?.(status));
};

it("the last wish is sent once the one before it is kept: arrow keys pass over what is not meant", async () => {
  await ask({ reading: "largePrint" });
  await ask({ reading: "ordinary" });
  await ask({ reading: "aloud" });
  await expect.poll(() => [sent, update?.pending]).toEqual([[{ reading: "largePrint" }], { reading: "aloud" }]);
  await answerTo(1);
  await answerTo(2);
  expect(sent).toEqual([{ reading: "largePrint" }, { reading: "aloud" }]);
  await expect.poll(() => [update?.pending, update?.done]).toEqual([undefined, { reading: "aloud" }]);
});

it("every wish is shown as chosen until it is kept, though others are sent before it", async () => {
  await ask({ lang: "en" });
  await ask({ inWriting: true });
  await ask({ reading: "aloud" });
  await answerTo(1);
  await expect.poll(() => [sent.at(-1), update?.pending]).toEqual([{ inWriting: true }, { inWriting: true, reading: "aloud" }]);
  await answerTo(2);
  await answerTo(3);
  await expect.poll(() => [update?.pending, update?.done]).toEqual([undefined, { lang: "en", inWriting: true, reading: "aloud" }]);
});

it("a refusal stands while another change is made, and goes once its own is tried again", async () => {
  await ask({ lang: "en" });
  await ask({ reading: "aloud" });
  await answerTo(1, "error");
  await expect.poll(() => [sent.length, update?.refused?.change]).toEqual([2, { lang: "en" }]);
  await answerTo(2);
  await expect
    .poll(() => [update?.pending, update?.done, update?.refused?.change])
    .toEqual([undefined, { reading: "aloud" }, { lang: "en" }]);
  await ask({ lang: "en" });
  expect(update?.refused).toBeUndefined();
  await answerTo(3);
});
