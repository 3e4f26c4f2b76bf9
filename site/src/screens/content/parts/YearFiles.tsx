import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Icon } from "@shanyraq/kit/ornament/Icon.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { saveBlob } from "@shanyraq/kit/data/save-blob.ts";
import { useState } from "react";
import { useIntl } from "react-intl";
import type { ShownReports } from "../../../build/page-props.ts";
import { log } from "../../../browser/log.ts";

const KILOBYTE = 1024;

/** All reports of a year as one file to keep, with its size; what makes it is loaded at the press. */
export function YearFiles({ year, files }: { readonly year: string; readonly files: ShownReports["files"] }) {
  const { formatMessage } = useIntl();
  const [at, setAt] = useState<"busy" | "failed">();
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const save = async () => {
    setAt("busy");
    try {
      const { zipFiles } = await import("./zip-files.ts");
      saveBlob(`${year}.zip`, await zipFiles(files.map(({ url }) => url)));
      setAt(undefined);
    } catch (error) {
      log(`the reports of ${year}: ${String(error)}`);
      setAt("failed");
    }
  };
  return (
    <Stack $gap={2}>
      <Cluster>
        <Button variant="secondary" icon={<Icon name="download" />} busy={at === "busy"} onClick={() => void save()}>
          {formatMessage({ id: "reports.zip" }, { year })}
        </Button>
        <span>{formatMessage({ id: "reports.zip.size" }, { count: files.length, size: Math.ceil(bytes / KILOBYTE) })}</span>
      </Cluster>
      {at === "failed" && (
        <Notice tone="danger" live="alert">
          {formatMessage({ id: "reports.zip.failed" })}
        </Notice>
      )}
    </Stack>
  );
}
