import { statfs } from "node:fs/promises";

/** The disk has less room than the operator wants free. */
export class DiskFull extends Error {
  constructor() {
    super("too little free space");
    this.name = "DiskFull";
  }
}

/** Rejects where less than so many bytes are free for this process on the disk of a folder. */
export async function checkDiskSpace(folder: string, leastBytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < leastBytes) throw new DiskFull();
}
