import type { ClaimPaperFile } from "@shanyraq/flows";
import { blobOf, saveBlob } from "@shanyraq/kit/data/save-blob.ts";

/** Hands the paper of a claim to the browser. */
export const saveClaimPaper = ({ name, content }: ClaimPaperFile): void => saveBlob(name, blobOf(content, "application/pdf"));
