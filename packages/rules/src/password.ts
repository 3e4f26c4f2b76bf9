const rules = {
  length: (password: string) => [...password].length >= 8,
  capital: (password: string) => /\p{Lu}/u.test(password),
  special: (password: string) => /[^\p{L}\p{N}\s]/u.test(password),
} as const;

/** What a new password must have: eight characters, a capital letter, a special character (site-shell, section 5). */
export type PasswordRule = keyof typeof rules;
export const passwordRules = Object.keys(rules) as readonly PasswordRule[];

export const keepsPasswordRule = (password: string, rule: PasswordRule): boolean => rules[rule](password);
