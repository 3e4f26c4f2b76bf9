import { isObject } from "@shanyraq/rules/is-object";
import type { Control } from "@shanyraq/provider";

const linesOf = (text: string): readonly string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

const pair = (line: string): { readonly term: string; readonly value: string } => {
  const [term = "", ...rest] = line.split("|");
  return { term: term.trim(), value: rest.join("|").trim() };
};

const HOURS = /^(?<days>[1-7](?:\s*[-,]\s*[1-7])*)\s+(?<from>\d{1,2}:\d{2})\s*[-–]\s*(?<to>\d{1,2}:\d{2})$/;

/** 1-5 or 1,2,6: days count from Monday. */
const daysOf = (text: string): readonly number[] =>
  text.split(",").flatMap((part) => {
    const [from = 0, to = from] = part.split("-").map((one) => Number(one.trim()));
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
  });
const hoursOf = (line: string): unknown => {
  const { days = "", from = "", to = "" } = HOURS.exec(line)?.groups ?? {};
  return days === "" ? undefined : { days: daysOf(days), from: from.padStart(5, "0"), to: to.padStart(5, "0") };
};

/**
 * What somebody typed into a field, as entries hold it. What cannot be read stays as it was typed, so that nothing is lost and the reader of
 * entries says what is wrong with it.
 */
export function valueOf(control: Control, typed: string): unknown {
  if (control === "whole") return /^\d{1,6}$/.test(typed) ? Number(typed) : typed;
  if (control === "decimal") return /^-?\d{1,6}(?:[.,]\d{1,6})?$/.test(typed) ? Number(typed.replace(",", ".")) : typed;
  if (control === "pairs") return linesOf(typed).map(pair);
  if (control === "dates") return [...linesOf(typed)];
  if (control !== "hours") return typed;
  const hours = linesOf(typed).map(hoursOf);
  return hours.includes(undefined) ? typed : hours;
}

const lineOf = (control: Control, item: unknown): string => {
  if (!isObject(item)) return String(item);
  const { days = [], from, to, term, value } = item;
  return control === "hours"
    ? `${(days as readonly number[]).join(",")} ${String(from)}-${String(to)}`
    : `${String(term)} | ${String(value)}`;
};

/** What a field shows of a value. */
export function typedOf(control: Control, value: unknown): string {
  if (Array.isArray(value)) return value.map((item: unknown) => lineOf(control, item)).join("\n");
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
