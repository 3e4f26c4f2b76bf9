/** Why a file could not be kept, read or removed: it does not exist, nobody answers, or the store refuses (keys, rights, room). */
export type FileStoreFault = "fileMissing" | "storeSilent" | "storeRefuses";
export interface FileFailure {
  readonly ok: false;
  readonly code: FileStoreFault;
}
export type FileSaved = { readonly ok: true } | FileFailure;
export type FileRead = { readonly ok: true; readonly content: Uint8Array } | FileFailure;

/** The store of the files that people send. Keys are ours (`newFileKey`), never a visitor's; the name of a file is in the database. */
export interface FileStore {
  /** Keeps a file whole or not at all. */
  put(key: string, content: Uint8Array): Promise<FileSaved>;
  get(key: string): Promise<FileRead>;
  /** Removing a file that does not exist is not a failure: an interrupted removal is repeated. */
  remove(key: string): Promise<FileSaved>;
}

const KEY = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** A store that is given anything but a key of ours refuses it: a key becomes a path. */
export const isFileKey = (key: string): boolean => KEY.test(key);

export const fileFailure = (code: FileStoreFault): FileFailure => ({ ok: false, code });
