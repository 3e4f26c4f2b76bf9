/** What no answer of the desk is without: nothing of it is kept or found. */
const own = { "cache-control": "no-store", "x-robots-tag": "noindex" } as const;

/** After a form has done its work: the browser asks for a page again, so that a reload sends nothing twice. */
export const seeOther = (to: string, ...cookies: readonly string[]): Response =>
  new Response(null, {
    status: 303,
    headers: [["location", to], ...Object.entries(own), ...cookies.map((one): [string, string] => ["set-cookie", one])],
  });

export const bare = (status: number): Response =>
  new Response(String(status), { status, headers: { ...own, "content-type": "text/plain; charset=utf-8" } });

export const htmlReply = (text: string, status: number, more: Readonly<Record<string, string>> = {}): Response =>
  new Response(text, { status, headers: { ...own, "content-type": "text/html; charset=utf-8", ...more } });
