import { array, lazy, mixed } from "yup";
import type { MenuItem } from "../menu-item.ts";
import { flag, id, listOf, nothing, shape, text, whole } from "../shapes/shape.ts";

const menuItem = lazy(() => mixed<MenuItem>().required());
const menu = shape({ id: id().required(), name: text().required(), items: array().of(menuItem).required() });

export const shell = {
  /** A list: first the main menu, then the footer menu. */
  menus: { input: nothing, output: array(menu.required()).required() },
  socials: { input: nothing, output: shape({ data: listOf({ id: id().required(), url: text().required(), name: text().required() }) }) },
  company: {
    input: nothing,
    output: shape({
      name: text().required(),
      legal_name: text().required(),
      bin: text().required(),
      address: text().required(),
      licence: text().required(),
      phone: text().required(),
      short_phone: text().required(),
      messenger: text().required(),
      sites: listOf({ id: id().required(), name: text().required(), url: text().required() }),
      demo: flag(),
      founded: whole(),
    }),
  },
};
