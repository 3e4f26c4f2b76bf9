const LEAST = 8;

/** The rules of a strong password in the order in which they are told (site-shell, section 5), each with the id of its message. */
export const strongPasswordRules = [
  { id: "error.password.capital", holds: (password: string) => /\p{Lu}/u.test(password) },
  { id: "error.password.special", holds: (password: string) => /[^\p{L}\p{N}\s]/u.test(password) },
  { id: "error.password.length", holds: (password: string) => [...password].length >= LEAST },
] as const;

/**
 * The message id of the first rule that a password breaks; undefined for a strong one: at least one uppercase letter of any alphabet, one
 * character that is neither letter, digit nor space, and 8 characters (counted as Unicode code points).
 */
export const faultOfStrongPassword = (password: string): (typeof strongPasswordRules)[number]["id"] | undefined =>
  strongPasswordRules.find(({ holds }) => !holds(password))?.id;
