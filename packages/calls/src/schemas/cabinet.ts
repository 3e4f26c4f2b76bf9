import { number, string } from "yup";
import { frequencies, householdRoles, maturityStages, pensionStages, shownApplicationStates, underwritingEvents } from "../vocabulary.ts";
import { contract } from "./contracts.ts";
import { flag, id, listOf, nothing, shape, text, whole, amount } from "../shapes/shape.ts";
import { isoDate } from "../validators.ts";

export const cabinet = {
  userContracts: {
    /** `failed`: expired and terminated ones; `id`: one contract alone. */
    input: shape({ failed: flag(), id: id() }),
    output: shape({
      data: listOf(contract),
      counts: shape({ current: whole().required(), failed: whole().required() }).required(),
      summary: shape({
        next_due_date: isoDate().nullable().defined(),
        next_due_amount: amount().required(),
        overdue: amount().required(),
        /** How many give no cover now, and by which day what is overdue is to be paid: of those, or else of the others. */
        suspended: whole().required(),
        pay_until: isoDate().nullable().defined(),
        days_left: whole().nullable().defined(),
        savings: amount().required(),
        /** By how much the savings of these contracts have grown within a year. */
        grown: amount().required(),
        /** Contracts whose end asks their owner for something: where to pay, or whether to go on. */
        ends: listOf({
          id: id().required(),
          number: text().required(),
          product: text().required(),
          product_name: text().required(),
          on: isoDate().required(),
          amount: amount().required(),
          stage: string().oneOf(maturityStages).required(),
        }),
      }).required(),
    }),
  },
  userApplications: {
    input: nothing,
    output: shape({
      data: listOf({
        id: id().required(),
        /** Of its order; null before there is one. */
        number: text().nullable().defined(),
        product: text().required(),
        product_name: text().required(),
        date: isoDate().required(),
        state: string()
          .oneOf([...shownApplicationStates])
          .required(),
        /** The first premium. */
        amount: amount().required(),
        /** The last day on which its price holds and it can be paid for; left out where it is paid or given up. */
        price_until: isoDate(),
        /** Of one whose price holds no more: what the same costs today; left out where it cannot be bought today. */
        price_today: amount(),
        /** The order that can be paid; null where there is none, or it is paid. */
        hash: text().nullable().defined(),
        /** What underwriting said, asked and was answered, in its order. */
        events: listOf({
          kind: string()
            .oneOf([...underwritingEvents])
            .required(),
          date: isoDate().required(),
          words: text().defined(),
        }),
        /** Papers that were sent to it, in their order. */
        files: listOf({ name: text().required(), size: whole().required(), date: isoDate().required() }),
        /** Whether its customer may still withdraw it. */
        withdrawable: flag().required(),
      }),
      /** Pension annuities that were asked for, the latest first. */
      pensions: listOf({
        number: text().required(),
        product: text().required(),
        /** The calculation whose page shows how far it has come. */
        calculation: text().required(),
        date: isoDate().required(),
        premium: amount().required(),
        stage: string().oneOf(pensionStages).required(),
        /** What it waits for, in words. */
        stands: text().required(),
      }),
      /** Worksheets that were begun and not sent, the latest first. */
      drafts: listOf({
        /** The calculation that each was begun from. */
        calculation: text().required(),
        product: text().required(),
        product_name: text().required(),
        /** The last day on which it is kept. */
        expires: isoDate().required(),
        /** The day on which something was last answered. */
        saved: isoDate(),
        /** What the calculation costs today; left out where it has no price any more. */
        sum_assured: amount(),
        instalment: amount(),
        frequency: string().oneOf(frequencies),
        /** Who is insured, where it is a child of who buys. */
        insured: text(),
      }),
    }),
  },
  household: {
    input: nothing,
    output: shape({
      /** Whoever is protected by the most contracts first. */
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
