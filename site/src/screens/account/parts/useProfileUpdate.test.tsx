// @vitest-environment jsdom
import { stage } from "@shanyraq/kit/testing/stage.tsx";
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useProfileUpdate } from "./useProfileUpdate.ts";

const sent: unknown[] = [];
let answer: (() => void) | undefined;

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal("fetch", async (_: unknown, init: { readonly body?: BodyInit } = {}) => {
    sent.push(JSON.parse(String(init.body)));
    await new Promise<void>((resolve) => (answer = resolve));
    return Response.json({ status: "ok" });
  });
});
afterEach(() => vi.unstubAllGlobals());

it("the last wish is sent once the one before it is kept: arrow keys pass over what is not meant", async () => {
  let update: ReturnType<typeof useProfileUpdate> | undefined;
  const Probe = () => {
    update = useProfileUpdate(async () => {});
    return null;
  };
  stage(<Probe />);
  await act(async () => update?.ask({ reading: "largePrint" }));
  await act(async () => update?.ask({ reading: "ordinary" }));
  await act(async () => update?.ask({ reading: "aloud" }));
  await expect.poll(() => [sent, update?.pending]).toEqual([[{ reading: "largePrint" }], { reading: "aloud" }]);
  await act(async () => answer?.());
  await expect.poll(() => sent).toEqual([{ reading: "largePrint" }, { reading: "aloud" }]);
  await act(async () => answer?.());
  await expect.poll(() => [update?.pending, update?.done]).toEqual([undefined, { reading: "aloud" }]);
});
