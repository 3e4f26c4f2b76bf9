import { types } from "@electric-sql/pglite";

const asMoment = (text: string) => new Date(text).toISOString();
const asIs = (text: string) => text;
/** A date stays the text it is, a moment is ISO text in UTC, a bigint is a number of tiyn: all drivers alike. */
export const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [types.DATE]: asIs,
  [types.TIMESTAMPTZ]: asMoment,
  [types.INT8]: Number,
};
