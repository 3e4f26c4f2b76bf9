import { get, maxBody, post } from "../call.ts";

/** Calls that the specification names without an address: they stand beside those of its catalogue. */
export const own = {
  reviews: get("/reviews"),
  reportFiles: get("/report_files"),
  paper: get("/papers/{slug}"),
  picture: get("/pictures/{name}"),
  // Nameless: files of somebody who stays unnamed go this way too.
  upload: post("/api/upload", { captcha: true, anonymous: true, maxBody: maxBody.file, body: "file" }),
};
