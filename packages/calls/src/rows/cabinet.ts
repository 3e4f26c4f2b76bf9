import { post } from "../call.ts";

const own = { auth: "customer" } as const;

export const cabinet = {
  userContracts: post("/user/contracts/", own),
  userApplications: post("/user/applications/", own),
  household: post("/user/household/", own),
  getNotifications: post("/getNotifications", own),
};
