import { compliance } from "@shanyraq/forms";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { useIntl } from "react-intl";
import { LaterMessages } from "../../../locale/LaterMessages.tsx";
import { Statement } from "./Statement.tsx";

/** What tells who writes; left out by who stays unnamed. */
const named = ["name", "phone", "email"] as const;

const Assurance = () => {
  const { formatMessage } = useIntl();
  return <Notice>{formatMessage({ id: "statements.compliance.promise" })}</Notice>;
};

/** A report of misconduct, with a name or without. */
export const Compliance = () => (
  <LaterMessages>
    <Statement
      call="compliance"
      form={compliance}
      withFiles
      hidden={({ anonymous }) => (anonymous === true ? named : [])}
      above={<Assurance />}
    />
  </LaterMessages>
);
