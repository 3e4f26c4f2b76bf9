import { post } from "../call.ts";

const own = { auth: "customer" } as const;

export const cabinet = {
  household: post("/user/household/", own),
  // Of the account too: that its password was guessed at, that its phone has changed.
  getNotifications: post("/getNotifications", { auth: "account" }),
};
