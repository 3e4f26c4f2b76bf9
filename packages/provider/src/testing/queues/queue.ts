import type { JobName } from "../../platform/failures/job-name.ts";
import type { BackOffice } from "../back-office.ts";
import type { PoisonousRow } from "../poison.ts";

/** The rows of a job that are due, one of which the database refuses to write, or something that is written with it. */
export interface Queue {
  readonly job: JobName;
  /** What the database refuses, for the name of the test. */
  readonly refused: string;
  readonly open?: () => Promise<BackOffice>;
  /** Makes three rows that are due within a minute: their keys, in the order in which the job takes them. */
  readonly prepare: (office: BackOffice) => Promise<readonly string[]>;
  readonly poisonous: (office: BackOffice, key: string) => Promise<PoisonousRow>;
  /** Those of the keys with which the job is done. */
  readonly done: (office: BackOffice, keys: readonly string[]) => Promise<readonly string[]>;
}

export const threeTimes = async <T>(make: (index: number) => Promise<T>): Promise<T[]> => [await make(0), await make(1), await make(2)];
