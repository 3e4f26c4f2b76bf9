import { SectionHead } from "@shanyraq/ui/content/SectionHead.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { SummaryList } from "@shanyraq/kit/data/SummaryList.tsx";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useCatalogue } from "../../../locale/LocaleRoot.tsx";

/** What a contract or a payment names the company by, to read and to copy. */
export function CompanyDetails() {
  const { formatMessage } = useIntl();
  const { company } = useCatalogue();
  const [copied, setCopied] = useState(false);
  const rows = [
    { term: formatMessage({ id: "contacts.legalName" }), value: company.legal_name },
    { term: formatMessage({ id: "contacts.bin" }), value: company.bin },
    { term: formatMessage({ id: "contacts.legalAddress" }), value: company.address },
    { term: formatMessage({ id: "contacts.licence" }), value: company.licence },
  ];
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(rows.map(({ term, value }) => `${term}: ${value}`).join("\n"));
      setCopied(true);
    } catch {
      // They stand on the page to be selected.
      setCopied(false);
    }
  };
  return (
    <Stack $gap={2}>
      <SectionHead title={formatMessage({ id: "contacts.requisites" })} />
      <SummaryList rows={rows} />
      <Cluster>
        <Button size="s" variant="secondary" onClick={() => void copy()}>
          {formatMessage({ id: "contacts.copy" })}
        </Button>
        <span role="status">{copied && formatMessage({ id: "contacts.copied" })}</span>
      </Cluster>
    </Stack>
  );
}
