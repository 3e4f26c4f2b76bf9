import { answer, id, open, outcome, shape, text } from "../shapes/shape.ts";
import { written } from "../validators.ts";
import { accepted, purchase, worksheet } from "./purchase.ts";

/** An application is a worksheet, and a contract an order of a confirmed one, under whatever name they are asked for. */
const application = { input: shape(worksheet), output: shape(accepted) };
const conclusion = purchase.pay;

export const applications = {
  createApplication: application,
  createSenimApplication: application,
  createSenimContract: conclusion,
  createApplicationVms: application,
  createContractVms: conclusion,
  /** The client record of the migrants' line: name, ID, owner and leader; the message holds the client's GUID. */
  createClientVms: {
    input: shape({ name: text().required("error.required"), ID: text().required("error.required"), owner: open, leader: open }),
    output: answer,
  },
  answerUnderwriter: {
    input: shape({ requestID: id().required("error.required"), answer: written().required("error.required") }),
    output: answer,
  },
  withdrawApplication: { input: shape({ requestID: id().required("error.required") }), output: answer },
  renewApplication: {
    input: shape({ requestID: id().required("error.required") }),
    output: shape({
      ...outcome,
      product: text(),
      /** The calculation at today's price, whose worksheet is filled in but for health and declarations. */
      calculation: text(),
    }),
  },
};
