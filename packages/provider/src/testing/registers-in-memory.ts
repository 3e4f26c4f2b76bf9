import { registerNames, type RegisterAnswer, type RegisterName } from "../platform/database/records/register-answer.ts";
import type { ClaimRegisters } from "../platform/ports/claim-registers.ts";

/** Registers that a claim asks, with what each says of everybody, which of them are silent, and what they were asked. */
export function registersInMemory() {
  const answers: { [R in RegisterName]?: RegisterAnswer<R> } = {};
  const silent = new Set<RegisterName>();
  const requests: { readonly register: RegisterName; readonly question: object }[] = [];
  const register = <R extends RegisterName>(name: R) => ({
    ask: async (question: object): Promise<RegisterAnswer<R>> => {
      requests.push({ register: name, question });
      if (silent.has(name)) throw new Error("no line to the register");
      return answers[name] ?? { record: "notRecorded" };
    },
  });
  const ports: ClaimRegisters = {
    disabilityRegister: register("disability"),
    hospitalRegister: register("hospital"),
    birthRegister: register("birth"),
    inheritanceRegister: register("inheritance"),
    loanRegister: register("loan"),
  };
  const silence = () => {
    for (const name of registerNames) silent.add(name);
  };
  return { answers, silent, silence, requests, ports };
}
