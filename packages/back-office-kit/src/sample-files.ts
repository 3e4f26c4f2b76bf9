/** A document of one page, as any program writes it. */
export function smallPdf(): Uint8Array<ArrayBuffer> {
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>",
  ].map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`);
  let text = "%PDF-1.7\n";
  const offsets = objects.map((object) => {
    const offset = text.length;
    text += object;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const table = text.length;
  text += `xref\n0 4\n0000000000 65535 f \n${offsets.join("")}trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return new TextEncoder().encode(text);
}

/** A picture of one point. */
export const smallPng = (): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==", "base64"),
  );
