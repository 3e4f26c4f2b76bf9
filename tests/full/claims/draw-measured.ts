import { disabilityGroups, injuries, type InsuredEvent } from "@shanyraq/calls/vocabulary";
import type { Random } from "../lives/random.ts";
import type { StoryMeasures } from "./claim-story.ts";

/** An event of a chosen cover that pays in parts, and what its papers show. */
export interface MeasuredEvent {
  readonly event: Exclude<InsuredEvent, "death">;
  readonly measures: StoryMeasures;
  /** Of a cover that pays for accidents alone. */
  readonly isAccident?: boolean;
}

const listOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

/** Draws an event among the covers that were chosen; undefined where none of them pays in parts. */
export function drawMeasured(random: Random, answers: Readonly<Record<string, unknown>>): MeasuredEvent | undefined {
  const covers = [...listOf(answers["covers"]), ...listOf(answers["riders"])].filter((cover) => cover !== "accidentalDeath");
  if (covers.length === 0) return undefined;
  const days = (cover: string, least: number, most: number) => (covers.includes(cover) ? random.whole(least, most) : undefined);
  const hospitalDays = days("hospital", 3, 90);
  switch (random.pick(covers)) {
    case "criticalIllness":
      return { event: "illness", measures: {} };
    case "hospital":
      return { event: "hospital", measures: { ...(hospitalDays !== undefined && { hospitalDays }) } };
    case "disability":
    case "accidentalDisability":
      return {
        event: "disability",
        isAccident: !covers.includes("disability"),
        measures: { disabilityGroup: random.pick(disabilityGroups.filter((group) => group !== "child")) },
      };
    default: {
      const sickDays = days("temporaryDisability", 8, 120);
      const rows = covers.includes("trauma") ? Array.from({ length: random.whole(1, 3) }, () => random.pick(injuries)) : [];
      return {
        event: "injury",
        measures: {
          ...(rows.length > 0 && { injuries: rows }),
          ...(sickDays !== undefined && { sickDays }),
          ...(hospitalDays !== undefined && random.chance(0.5) && { hospitalDays }),
        },
      };
    }
  }
}
