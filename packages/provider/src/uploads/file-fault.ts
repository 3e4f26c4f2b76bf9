/** Why a file is not taken. */
export type FileFault = "error.fileKind" | "error.fileActive" | "error.fileBroken";
