import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** What a tool of Poppler reads in a document. */
export function readPdf(bytes: Uint8Array, tool: "pdfinfo" | "pdftotext" | "pdffonts", ...options: readonly string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), "documents-"));
  const file = path.join(folder, "one.pdf");
  writeFileSync(file, bytes);
  try {
    return execFileSync(tool, [...options, file, ...(tool === "pdftotext" ? ["-"] : [])], { encoding: "utf8" });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
