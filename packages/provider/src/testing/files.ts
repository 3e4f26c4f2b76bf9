import { deflateSync } from "node:zlib";
import sharp from "sharp";

const latin = (text: string): Buffer => Buffer.from(text, "latin1");

/**
 * A document of a page, with more objects if a test wants them.
 * @param more the content of further objects, from number 4 on.
 */
export function smallPdf(more: readonly (string | Buffer)[] = [], catalogue = ""): Buffer {
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>",
    ...more,
  ];
  const parts: Buffer[] = [latin("%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n")];
  const offsets: number[] = [];
  const size = () => parts.reduce((sum, { length }) => sum + length, 0);
  for (const [index, body] of objects.entries()) {
    offsets.push(size());
    parts.push(latin(`${index + 1} 0 obj\n`), typeof body === "string" ? latin(body) : body, latin("\nendobj\n"));
  }
  const table = size();
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const count = objects.length + 1;
  parts.push(
    latin(`xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`),
  );
  return Buffer.concat(parts);
}

/** Objects packed into a stream, as most programs write them. */
export function packedObjects(objects: string, more = ""): Buffer {
  const packed = deflateSync(latin(`4 0 ${objects}`));
  return Buffer.concat([
    latin(`<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode ${more} /Length ${packed.length} >>\nstream\n`),
    packed,
    latin("\nendstream"),
  ]);
}

const picture = () => sharp({ create: { width: 40, height: 30, channels: 3, background: { r: 200, g: 120, b: 40 } } });
export const smallPng = (): Promise<Buffer> => picture().png().toBuffer();
export const smallJpeg = (): Promise<Buffer> => picture().jpeg().toBuffer();

/** The test file that every virus scanner knows, in two halves, so that none finds it here. */
export const testVirus = "X5O!P%@AP[4\\PZX54(P^)7CC)7}$" + "EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*";

/** An archive of nothing: its directory alone. */
export const emptyZip = (): Buffer => Buffer.concat([latin("PK\u0005\u0006"), Buffer.alloc(18)]);
