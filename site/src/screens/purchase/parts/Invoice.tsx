import { blobOf, saveBlob } from "@shanyraq/kit/data/save-blob.ts";
import { InvoiceCard } from "@shanyraq/ui/purchase/InvoiceCard.tsx";
import { useState } from "react";
import { useLocale } from "../../../locale/LocaleRoot.tsx";
import { attempt } from "../../../calls/attempt.ts";

/** The invoice of an order, fetched with the session and handed to the browser. */
export function Invoice({ hash }: { readonly hash: string }) {
  const lang = useLocale();
  const [at, setAt] = useState<"idle" | "busy" | "failed">("idle");
  const save = async () => {
    setAt("busy");
    const outcome = await attempt("invoice", { hash, lang });
    setAt(outcome.ok ? "idle" : "failed");
    if (outcome.ok) saveBlob(outcome.value.fileName, blobOf(outcome.value.data, "application/pdf"));
  };
  return <InvoiceCard busy={at === "busy"} failed={at === "failed"} onSave={() => void save()} />;
}
