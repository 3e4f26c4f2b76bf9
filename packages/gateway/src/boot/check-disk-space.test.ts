import { tmpdir } from "node:os";
import { expect, it } from "vitest";
import { checkDiskSpace } from "./check-disk-space.ts";

it("a disk with less free than the operator wants is full", async () => {
  await expect(checkDiskSpace(tmpdir(), 1)).resolves.toBeUndefined();
  await expect(checkDiskSpace(tmpdir(), Number.MAX_SAFE_INTEGER)).rejects.toMatchObject({ name: "DiskFull" });
});
