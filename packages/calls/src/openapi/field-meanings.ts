import { codesAndNumbers } from "./meanings/codes-and-numbers.ts";
import { daysAndMoments } from "./meanings/days-and-moments.ts";
import { facts } from "./meanings/facts.ts";
import { money } from "./meanings/money.ts";
import { AMOUNT, type Json } from "./rule-words.ts";

/** What each field means, by its name alone; where fields of one name are of several kinds, by `name:kind`. */
const meanings: Readonly<Record<string, string>> = { ...daysAndMoments, ...codesAndNumbers, ...facts };

const MONEY = "Tenge as a decimal text with two digits after the point.";
const DAY = "A day, yyyy-mm-dd, in Asia/Almaty.";
const MOMENT = "A moment, ISO 8601 in UTC.";
/** Moments by their names: their schema is any text. */
const moments =
  /^(?:at|now|seenAt|startedAt|createdAt|expiresAt|signedAt|givenAt|askedAt|withdrawnAt|paidAt|paid_at|openedAt|updated_at|validFrom|validTo|deadline|provedTime|claimedTime|frozenUntil)$/;

type Kind = "money" | "day" | "words" | "string" | "number" | "integer" | "boolean" | "object" | "array";

function kindOf({ type, enum: words, pattern, format }: Json): Kind {
  if (pattern === AMOUNT.pattern) return "money";
  if (format === "date") return "day";
  return Array.isArray(words) ? "words" : ([type].flat()[0] as Kind);
}

function unitOf(name: string, kind: Kind): string | undefined {
  if (kind === "money") return MONEY;
  if (kind === "day") return DAY;
  return kind === "string" && moments.test(name) ? MOMENT : undefined;
}

/** What a field means, and its unit; undefined when its name says everything. */
export function fieldMeaning(name: string, schema: Json): string | undefined {
  const kind = kindOf(schema);
  const meaning = kind === "money" ? money[name] : (meanings[`${name}:${kind}`] ?? meanings[name]);
  const parts = [meaning, unitOf(name, kind)].filter((one) => one !== undefined);
  return parts.length === 0 ? undefined : parts.join(" ");
}
