import type { RegisterName } from "../../platform/database/records/register-answer.ts";
import type { ClaimRegister, ClaimRegisters } from "../../platform/ports/claim-registers.ts";

/** The registers that a host has given, by their names. */
export const portsOf = (given: ClaimRegisters): { readonly [R in RegisterName]: ClaimRegister<R> | undefined } => ({
  disability: given.disabilityRegister,
  hospital: given.hospitalRegister,
  birth: given.birthRegister,
  inheritance: given.inheritanceRegister,
  loan: given.loanRegister,
});
