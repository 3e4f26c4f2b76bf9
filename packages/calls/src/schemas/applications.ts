import { answer, created, open, outcome, shape, text } from "../shapes/shape.ts";

const requestId = shape({ ...outcome, requestID: text() });

export const applications = {
  createApplication: { input: open, output: created },
  createSenimApplication: { input: open, output: created },
  createSenimContract: { input: open, output: created },
  createApplicationVms: { input: open, output: requestId },
  createContractVms: { input: open, output: requestId },
  /** The client record of the migrants' line: name, ID, owner and leader; the message holds the client's GUID. */
  createClientVms: {
    input: shape({ name: text().required("error.required"), ID: text().required("error.required"), owner: open, leader: open }),
    output: answer,
  },
};
