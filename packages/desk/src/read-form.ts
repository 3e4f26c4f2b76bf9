/** What a form may weigh with its pictures: eight megabytes each, and as many as a news item shows. */
const MAX_BYTES = 24 * 1024 * 1024;

/** Reads a form, counting what really arrives; undefined where it is too much or no form. */
export async function readForm(request: Request): Promise<FormData | undefined> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type) || !request.body) return undefined;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array<ArrayBuffer>>) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) return undefined;
    chunks.push(chunk);
  }
  try {
    return await new Response(new Blob(chunks), { headers: { "content-type": type } }).formData();
  } catch {
    // The runtime throws on a form that it cannot read.
    return undefined;
  }
}

/** A field of a form as text; line ends as editors' files have them. */
export function fieldOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.replaceAll("\r\n", "\n").trim() : "";
}
