import { number, string } from "yup";
import { householdRoles } from "../vocabulary.ts";
import { flag, id, listOf, nothing, shape, text, whole } from "../shapes/shape.ts";
import { isoDate } from "../validators.ts";

export const cabinet = {
  household: {
    input: nothing,
    output: shape({
      /** The people protected by the most contracts first. */
      people: listOf({
        name: text().required(),
        /** Null where the contracts do not say. */
        birth_date: isoDate().nullable().defined(),
        roles: listOf({
          role: string()
            .oneOf([...householdRoles])
            .required(),
          contract_id: id().required(),
          number: text().required(),
          product_name: text().required(),
          /** Of a beneficiary, in per cent. */
          share: number().nullable().defined(),
        }),
      }),
    }),
  },
  getNotifications: {
    /** `new` 0 with an `id` marks one read, without an `id` all of them; `count` asks for the number of unread ones alone. */
    input: shape({ iin: text(), new: whole(), id: id(), count: flag() }),
    output: shape({
      message: listOf({
        id: id().required(),
        title: text().required(),
        message: text().required(),
        url: text().required(),
        button_name: text().required(),
        updated_at: text().required(),
        new: whole().required(),
      }),
      count: whole().required(),
    }),
  },
};
