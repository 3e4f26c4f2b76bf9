/** Why a file is refused. */
export type FileProblem = "error.fileKind" | "error.fileActive" | "error.fileBroken";
