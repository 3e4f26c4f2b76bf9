import type { Input, Output } from "@shanyraq/calls";

/** What somebody asks a calculator, and what it answers; the calls that price a line have the same shapes. */
export type Calculation = Input<"getCalc">;
export type QuoteReply = Output<"getCalc">;
export type Quote = NonNullable<QuoteReply["item"]>;
export type Schedule = NonNullable<QuoteReply["ScheduleBlock"]>;
