import { get, post } from "../call.ts";

export const shell = {
  menus: get("/menus/"),
  socials: get("/socials/"),
  company: get("/company/"),
  callback: post("/callback", { captcha: true, command: true }),
};
