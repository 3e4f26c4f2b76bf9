import { tmpdir } from "node:os";
import { expect, it } from "vitest";
import { hasRoom } from "./has-room.ts";

it("a disk with less free than the operator wants is full", async () => {
  await expect(hasRoom(tmpdir(), 1)).resolves.toBeUndefined();
  await expect(hasRoom(tmpdir(), Number.MAX_SAFE_INTEGER)).rejects.toMatchObject({ name: "DiskFull" });
});
