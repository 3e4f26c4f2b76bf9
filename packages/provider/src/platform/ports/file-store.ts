/** Why a file could not be kept, read or removed: there is none, nobody answers, or the store will not have it (keys, rights, room). */
export type FileStoreFault = "fileMissing" | "storeSilent" | "storeRefuses";
export interface FileFailure {
  readonly ok: false;
  readonly code: FileStoreFault;
}
export type FileSaved = { readonly ok: true } | FileFailure;
export type FileRead = { readonly ok: true; readonly content: Uint8Array } | FileFailure;

/** Where the bytes of files lie that people send. Keys are ours (`newFileKey`), never a visitor's; what a file is called stands in the database. */
export interface FileStore {
  /** Keeps a file whole or not at all. */
  put(key: string, content: Uint8Array): Promise<FileSaved>;
  get(key: string): Promise<FileRead>;
  /** Removing what is not there is no failure: a removal that was cut short is made again. */
  remove(key: string): Promise<FileSaved>;
}

const KEY = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** A store that is given anything but a key of ours refuses it: a key becomes a path. */
export const isFileKey = (key: string): boolean => KEY.test(key);

export const fileFailure = (code: FileStoreFault): FileFailure => ({ ok: false, code });
