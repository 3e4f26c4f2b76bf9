import { calculationHash, personName, phone } from "../validators.ts";
import { array, lazy, type Schema } from "yup";
import type { MenuItem } from "../menu-item.ts";
import { flag, id, listOf, nothing, shape, text, whole, answer } from "../shapes/shape.ts";

/** A menu is as deep as its editors make it. */
const menuItem = lazy((): Schema<MenuItem> => item);
const item = shape({
  id: id().required(),
  name: text().required(),
  /** Empty where it is a heading alone. */
  url: text().defined(),
  position: whole().required(),
  items: array(menuItem).required(),
  open: flag().required(),
});
const menu = shape({ id: id().required(), name: text().required(), items: array(menuItem).required() });

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
      /** What an insurer may have, and may not. */
      short_phone: text(),
      messenger: text(),
      sites: listOf({ id: id().required(), name: text().required(), url: text().required() }),
      demo: flag(),
      founded: whole(),
    }),
  },
  callback: {
    input: shape({
      name: personName(text()).required("error.required"),
      phone: phone().required("error.required"),
      /** When it suits the caller, in their own words. */
      time: text().max(100, "error.tooLong"),
      /** Left by somebody under 18, whom the calculator sent here. */
      minor: flag(),
      /** The saved calculation that they are to be called about. */
      calculation: calculationHash(),
      captcha: text(),
    }),
    output: answer,
  },
};
