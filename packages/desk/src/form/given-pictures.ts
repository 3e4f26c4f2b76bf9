import { PICTURE_FILE, type Editing, type Written } from "@shanyraq/provider";

type Pictures = Record<string, string>;

/** A name that a text can call a picture: small Latin letters, digits, hyphens. */
function namedAs(file: string, taken: Readonly<Pictures>): string {
  const [, stem = "", ending = ""] = /^(.*)\.([a-z]{3,4})$/i.exec(file) ?? [];
  const plain =
    stem
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, "-")
      .replaceAll(/^-|-$/g, "")
      .slice(0, 40) || "picture";
  const name = (number: number) => `${plain}${number === 1 ? "" : `-${number}`}.${ending.toLowerCase() || "jpg"}`;
  let number = 1;
  while (name(number) in taken) number += 1;
  return name(number);
}

/** What came of the pictures of a form. */
export interface GivenPictures {
  readonly pictures: Written["pictures"];
  /** The name of the one that stands over the text. */
  readonly lead: string | undefined;
  /** Files that are not pictures, or too large. */
  readonly refused: readonly string[];
}

/** Keeps the pictures that came with a form, and leaves out those that it takes away. */
export async function givenPictures(
  form: FormData,
  before: Written["pictures"],
  editing: Pick<Editing, "keepPicture">,
): Promise<GivenPictures> {
  const gone = new Set(form.getAll("picture.gone"));
  const pictures: Pictures = Object.fromEntries(Object.entries(before).filter(([name]) => !gone.has(name)));
  const refused: string[] = [];
  const keep = async (file: File): Promise<string | undefined> => {
    const kept = await editing.keepPicture(new Uint8Array(await file.arrayBuffer()));
    if (!kept.ok) refused.push(file.name.slice(0, 80));
    if (!kept.ok) return undefined;
    const same = Object.entries(pictures).find(([, address]) => address === kept.address)?.[0];
    const name = same ?? namedAs(file.name, pictures);
    if (!PICTURE_FILE.test(name)) refused.push(file.name.slice(0, 80));
    else pictures[name] = kept.address;
    return name in pictures ? name : undefined;
  };
  const filesOf = (name: string) => form.getAll(name).filter((one): one is File => one instanceof File && one.size > 0);
  const [first] = filesOf("picture.lead");
  const lead = first && (await keep(first));
  for (const file of filesOf("picture.new")) await keep(file);
  return { pictures, lead, refused };
}
