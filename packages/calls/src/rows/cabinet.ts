import { post } from "../call.ts";

const own = { auth: "customer" } as const;

export const cabinet = {
  userContracts: post("/user/contracts/", own),
  userApplications: post("/user/applications/", own),
  getNotifications: post("/getNotifications", own),
};
