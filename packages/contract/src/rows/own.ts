import { get } from "../call.ts";

/** Calls that the specification names without an address: they stand beside the 148 of its catalogue. */
export const own = {
  reviews: get("/reviews"),
  reportFiles: get("/report_files"),
  paper: get("/papers/{slug}"),
  picture: get("/pictures/{name}"),
};
