// A process of its own over a shared store: says that it is ready, and does at once what it is sent.
import { openStore, rush, type Rush, type StorePlace } from "./shared-stores.ts";

const place = JSON.parse(process.argv[2] ?? "") as StorePlace;
const store = openStore(place);
await store.isMarked("warm");
process.on("message", (task: Rush) => {
  void rush(store, task).then((results) => process.send?.(results));
});
process.send?.("ready");
