import type { NonResidentRegistration, ResidentRegistration } from "../account/registration.ts";

/** What a resident types who registers. */
export const resident: ResidentRegistration = {
  last_name: "Ерланов",
  first_name: "Тимур",
  third_name: "",
  iin: "950719301232",
  phone: "+7 (700) 555-44-33",
  mail: "timur@example.kz",
  password: "Төрт-сөз-жарық",
  password_r: "Төрт-сөз-жарық",
};

/** And a foreigner, whose names are in the letters of their document. */
export const foreigner: NonResidentRegistration = {
  last_name: "O'Neil",
  first_name: "Jean-Luc",
  third_name: "",
  id_number: "P7654321",
  phone: "+7 (700) 555-44-22",
  mail: "jl@example.com",
  password: "Four-plain-words",
  password_r: "Four-plain-words",
};
