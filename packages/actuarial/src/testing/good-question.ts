/** An endowment that the tariff takes; tests spoil one field of it at a time. */
export const goodQuestion = {
  sex: "male",
  age: 35,
  term: 10,
  frequency: "annual",
  sumAssured: 5_000_000,
  startDate: "2026-03-31",
} as const;
