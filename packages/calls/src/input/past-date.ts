import { isIsoDate } from "@shanyraq/rules";

/** What is wrong with the date of something that has happened: there is no such day, or it has not come. Both as yyyy-mm-dd. */
export const pastDateFault = (date: string, today: string): "error.date" | "error.future" | undefined => {
  if (!isIsoDate(date)) return "error.date";
  return date > today ? "error.future" : undefined;
};
