/** Hides an address so that only its owner knows it again: "aidar@example.kz" becomes "a***r@example.kz". */
export function hideEmail(email: string): string {
  const [name = "", host = ""] = email.split("@");
  return `${name.slice(0, 1)}***${name.length > 2 ? name.slice(-1) : ""}@${host}`;
}
