import type { FileStore } from "../ports/file-store.ts";

/** A store that replaced another one: new files go to it, and what it does not have is read from the former one. */
export const filesWithFormer = (present: FileStore, former: FileStore): FileStore => ({
  put: (key, content) => present.put(key, content),
  get: async (key) => {
    const read = await present.get(key);
    return !read.ok && read.code === "fileMissing" ? former.get(key) : read;
  },
  remove: async (key) => {
    const removed = await present.remove(key);
    return removed.ok ? former.remove(key) : removed;
  },
});
