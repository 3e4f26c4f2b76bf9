import { callNames, type CallName } from "@shanyraq/calls";
import { schemas } from "@shanyraq/calls/schemas";
import { Schema, type ISchema } from "yup";
import type { Check, Trial, Tried } from "../check.ts";
import { leavesOf, type Leaf } from "../leaves-of.ts";

/** What is wrong with one value; undefined where nothing is, null where it is not what the check is about. */
type LeafCheck = (leaf: Leaf, name: CallName) => string | undefined | null;

/** The leaves of every answer that the trial has, a case for each call that has some. */
async function everywhere(trial: Trial, check: LeafCheck): Promise<readonly Tried[]> {
  const tried: Tried[] = [];
  for (const name of callNames) {
    if (name === "logout" || name === "changePassword") continue;
    const answer = await trial.answerOf(name);
    if (!("json" in answer) || answer.status !== 200) continue;
    const verdicts = leavesOf(schemas[name].output as ISchema<unknown>, answer.json).map((leaf) => check(leaf, name));
    const found = verdicts.filter((verdict) => verdict !== null);
    if (found.length > 0) tried.push({ of: name, fault: found.find((verdict) => verdict !== undefined) });
  }
  return tried;
}

const isAmount = ({ schema }: Leaf): boolean => schema instanceof Schema && schema.tests.some(({ OPTIONS }) => OPTIONS?.name === "amount");
/** What a visitor typed is returned as they typed it. */
const asTyped = /^(?:data|calculation)\.[^.]+$/;
const typedBack: readonly CallName[] = ["getCalcData", "getSenimData", "getCalcDataByGuid", "getClientPensInf"];
const SCALE = /^-?(?:0|[1-9]\d*)\.\d{2}$/;

export const money: Check = {
  name: "money",
  promise: "Money is a decimal text in tenge with two digits.",
  run: (trial) =>
    everywhere(trial, (leaf, name) => {
      if (!isAmount(leaf) || (typedBack.includes(name) && asTyped.test(leaf.path))) return null;
      return typeof leaf.value === "string" && SCALE.test(leaf.value) ? undefined : `tells ${leaf.path} without two digits`;
    }),
};

/** Fields that tell a moment, wherever they stand. */
const moments = new Set(["createdAt", "expiresAt", "givenAt", "now", "openedAt", "seenAt", "startedAt", "withdrawnAt"]);
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;
const BEGINS_AS_MOMENT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/;
const lastName = (path: string): string => path.split(".").at(-1) ?? "";

function momentFault({ path, value }: Leaf): string | undefined | null {
  if (typeof value !== "string" || value === "") return null;
  if (!moments.has(lastName(path)) && !BEGINS_AS_MOMENT.test(value)) return null;
  return MOMENT.test(value) && !Number.isNaN(Date.parse(value)) ? undefined : `tells ${path} as a moment that is not ISO 8601 in UTC`;
}

const dayIn = (timeZone: string, at: number): string => new Intl.DateTimeFormat("en-CA", { timeZone }).format(at);
const MINUTE_MS = 60_000;

/** The day of a price that is worked out now, by the server's own clock: within a minute of midnight either day is right. */
async function today({ answerOf }: Trial): Promise<Tried> {
  const of = "the day of a price, by the server's own clock";
  const answer = await answerOf("getSenimCalc");
  if (!("json" in answer)) return { of, ...answer };
  const calculatedOn = (answer.json as { readonly item?: { readonly calculatedOn?: string } } | null)?.item?.calculatedOn;
  const at = Date.parse(answer.headers.get("date") ?? "");
  if (calculatedOn === undefined || Number.isNaN(at)) return { of, untried: "no price, or no `date` beside it" };
  const days = [at - MINUTE_MS, at, at + MINUTE_MS].map((moment) => dayIn("Asia/Almaty", moment));
  return { of, fault: days.includes(calculatedOn) ? undefined : `is ${calculatedOn}, and it is ${days[1]} in Almaty` };
}

export const time: Check = {
  name: "time",
  promise: "A moment is ISO 8601 in UTC, and a day of the insurer's is one of Asia/Almaty.",
  run: async (trial) => [...(await everywhere(trial, momentFault)), await today(trial)],
};
