import { get } from "../call.ts";

export const shell = {
  menus: get("/menus/"),
  socials: get("/socials/"),
  company: get("/company/"),
};
