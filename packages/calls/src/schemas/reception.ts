import { answer, open, shape } from "../shapes/shape.ts";
import { iin } from "../validators.ts";

export const reception = {
  employeeStatus: { input: shape({ IIN: iin().required("error.required") }), output: open },
  getEmployeeReception: { input: open, output: open },
  getEmployeeReceptionData: { input: open, output: open },
  setEmployeeReceptionData: { input: open, output: answer },
  sendEmployeeReception: { input: open, output: answer },
  digitalDocSendSms: { input: open, output: answer },
  digitalDocConfirmSms: { input: open, output: answer },
};
