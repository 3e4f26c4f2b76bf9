/** A name by which a payer knows whose policy he pays, and that tells nobody else's surname: "Гүлнар А.". */
export function maskedName({ name, surname }: { readonly name: string; readonly surname: string }): string {
  const [initial] = [...surname];
  return [name, initial && `${initial}.`].filter(Boolean).join(" ");
}
