export const newKey = (): string => crypto.randomUUID();
