import { calls } from "@shanyraq/calls";
import type { Check, Tried } from "../check.ts";
import { questionOf } from "../question-of.ts";
import { reads } from "../reads.ts";

export const alike: Check = {
  name: "alike",
  promise: "A GET of anyone is about nobody in particular: it answers the same to whoever asks, so that it may be kept for all.",
  run: async ({ ask, inputOf, standing }) => {
    const signedIn = await standing("customer");
    if (!("token" in signedIn)) return [{ of: "a GET of anyone", ...signedIn }];
    const tried: Tried[] = [];
    for (const name of reads(["anyone"]).filter((one) => calls[one].method === "GET")) {
      const right = await inputOf(name);
      // What has a `hash` in its input is somebody's own, and kept by nobody.
      if ("untried" in right || "hash" in right.input) continue;
      const question = questionOf(name, right.input);
      const [nobody, somebody] = [await ask(question), await ask({ ...question, token: signedIn.token })];
      const isSame = JSON.stringify([nobody.status, nobody.json]) === JSON.stringify([somebody.status, somebody.json]);
      tried.push({ of: name, fault: isSame ? undefined : "answers another thing to who is signed in" });
    }
    return tried;
  },
};
