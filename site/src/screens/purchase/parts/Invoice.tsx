import type { Output } from "@shanyraq/calls";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { blobOf, saveBlob } from "@shanyraq/kit/data/save-blob.ts";
import { Icon } from "@shanyraq/kit/ornament/Icon.tsx";
import { FoldedPaper } from "@shanyraq/ui/content/papers/FoldedPaper.tsx";
import { InvoiceCard } from "@shanyraq/ui/purchase/InvoiceCard.tsx";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useLocale } from "../../../locale/LocaleRoot.tsx";
import { attempt } from "../../../calls/attempt.ts";

type File = Output<"invoice">;
const save = ({ fileName, data }: File) => saveBlob(fileName, blobOf(data, "application/pdf"));

/** The invoice of an order, fetched with the session, to be read here or kept. */
export function Invoice({ hash }: { readonly hash: string }) {
  const { formatMessage } = useIntl();
  const lang = useLocale();
  const [at, setAt] = useState<"idle" | "reading" | "saving" | "failed">("idle");
  const [read, setRead] = useState<File>();
  const load = async (towards: "reading" | "saving") => {
    setAt(towards);
    const outcome = await attempt("invoice", { hash, lang });
    setAt(outcome.ok ? "idle" : "failed");
    if (!outcome.ok) return;
    if (towards === "saving") save(outcome.value);
    else setRead(outcome.value);
  };
  return (
    <InvoiceCard failed={at === "failed"}>
      <FoldedPaper
        action={formatMessage({ id: "purchase.invoice.read" })}
        title={read?.name ?? ""}
        base64={read?.data}
        busy={at === "reading"}
        onFetch={() => void load("reading")}
        onSave={() => read && save(read)}
      >
        <Button variant="quiet" icon={<Icon name="download" />} busy={at === "saving"} onClick={() => void load("saving")}>
          {formatMessage({ id: "purchase.invoice.save" })}
        </Button>
      </FoldedPaper>
    </InvoiceCard>
  );
}
