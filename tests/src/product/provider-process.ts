// A back office in a process of its own: says that it is ready, and does at once what it is sent.
import { openProviderOver, post, type ProviderPlace } from "./provider-over.ts";

export type Task =
  | { readonly do: "check"; readonly requestID: string; readonly code: string; readonly token: string; readonly times: number }
  | { readonly do: "deliver"; readonly rounds: number };

const opened = await openProviderOver(JSON.parse(process.argv[2] ?? "") as ProviderPlace);

async function perform(task: Task): Promise<readonly unknown[]> {
  if (task.do === "check") {
    const { requestID, code, token, times } = task;
    const check = () => post(opened, "/codeCheck", { requestID, code }, { authorization: `Bearer ${token}` });
    return Promise.all(Array.from({ length: times }, check));
  }
  for (let round = 0; round < task.rounds; round += 1) await opened.provider.work();
  return opened.messages.map(({ key }) => key);
}
process.on("message", (task: Task) => {
  void perform(task).then((results) => process.send?.(results));
});
process.send?.("ready");
