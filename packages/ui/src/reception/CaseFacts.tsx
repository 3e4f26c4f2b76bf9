import type { ReadWorkItem } from "@shanyraq/flows";
import { claimSigns, type WorkFact } from "@shanyraq/calls/vocabulary";
import type { PlainMessageId } from "@shanyraq/i18n";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { SummaryList } from "@shanyraq/kit/data/SummaryList.tsx";
import { useSizeText } from "@shanyraq/kit/fields/files/UploadItem.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Icon } from "@shanyraq/kit/ornament/Icon.tsx";
import { DateText } from "@shanyraq/kit/text/DateText.tsx";
import { EmailText } from "@shanyraq/kit/text/EmailText.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { Money } from "@shanyraq/kit/text/Money.tsx";
import { Entries, Entry, EntryName } from "../cabinet/Entries.styles.ts";

/** What somebody wrote keeps its lines. */
const Written = styled.span`
  white-space: pre-line;
`;

const terms = {
  contact: "reception.fact.contact",
  reading: "reception.fact.reading",
  topic: "reception.fact.topic",
  text: "reception.fact.text",
  contractNumber: "field.contractNumber",
  name: "reception.person.name",
  phone: "field.phone",
  email: "field.email",
  iin: "field.iin",
  address: "field.address",
  askedOn: "reception.fact.askedOn",
  demand: "reception.fact.demand",
  event: "reception.fact.event",
  eventDate: "reception.fact.eventDate",
  place: "reception.fact.place",
  claimant: "reception.fact.claimant",
  documents: "reception.fact.documents",
  accountHolder: "reception.fact.accountHolder",
  iban: "field.iban",
  office: "reception.fact.office",
  time: "reception.fact.time",
  calculation: "reception.fact.calculation",
  sumAssured: "reception.fact.sumAssured",
  claimOwed: "reception.fact.claimOwed",
  claimPayees: "reception.fact.claimPayees",
  claimStanding: "reception.fact.claimStanding",
  claimSigns: "reception.fact.claimSigns",
  claimRegisters: "reception.fact.claimRegisters",
  claimRule: "reception.fact.claimRule",
  papersRemoved: "reception.fact.papersRemoved",
  conditions: "reception.fact.conditions",
  healthDetails: "reception.fact.healthDetails",
  publicOffice: "reception.fact.publicOffice",
  taxNumber: "reception.fact.taxNumber",
  answerChannel: "reception.fact.answerChannel",
} as const satisfies Record<WorkFact, PlainMessageId>;

/** Values that are a word of ours, and not of who wrote. */
const words: Readonly<Record<string, PlainMessageId>> = {
  question: "reception.topic.question",
  payment: "reception.topic.payment",
  change: "reception.topic.change",
  claim: "reception.topic.claim",
  complaint: "reception.topic.complaint",
  correction: "reception.topic.correction",
  pension: "reception.topic.pension",
  other: "reception.topic.other",
  praise: "reception.topic.praise",
  death: "reception.event.death",
  disability: "reception.event.disability",
  injury: "reception.event.injury",
  illness: "reception.event.illness",
  hospital: "reception.event.hospital",
  insured: "reception.claimant.insured",
  beneficiary: "reception.claimant.beneficiary",
  heir: "reception.claimant.heir",
  employer: "reception.claimant.employer",
  lender: "reception.claimant.lender",
  writing: "reception.contact.writing",
  largePrint: "reception.reading.largePrint",
  aloud: "reception.reading.aloud",
};
const ofOurs: readonly WorkFact[] = ["contact", "reading", "topic", "event", "claimant"];
const days: readonly WorkFact[] = ["askedOn", "eventDate"];

/** The signs of a claim, by their names with spaces between them. */
const signWords = (value: string) =>
  claimSigns.filter((sign) => value.split(" ").includes(sign)).map((sign) => `reception.sign.${sign}` as const);

interface CaseFactsProps {
  readonly item: ReadWorkItem;
  /** The paper that is being fetched. */
  readonly opening?: string | undefined;
  readonly onPaper: (file: string) => void;
}

/** A case as it was written, with its papers and what was done of it so far. */
export function CaseFacts({ item, opening, onPaper }: CaseFactsProps) {
  const { formatMessage } = useIntl();
  const shown = (fact: WorkFact, value: string) => {
    const word = ofOurs.includes(fact) ? words[value] : undefined;
    if (word) return formatMessage({ id: word });
    if (fact === "claimSigns")
      return (
        <Written>
          {signWords(value)
            .map((id) => formatMessage({ id }))
            .join("\n")}
        </Written>
      );
    if (fact === "email") return <EmailText>{value}</EmailText>;
    if (days.includes(fact)) return <DateText iso={value} />;
    return fact === "sumAssured" ? <Money amount={value} /> : <Written>{value}</Written>;
  };
  const sizeText = useSizeText();
  const { facts, files, paper, events } = item;
  return (
    <Stack $gap={3}>
      {facts.length > 0 && (
        <SummaryList
          rows={facts.map(({ fact, value }) => ({ id: fact, term: formatMessage({ id: terms[fact] }), value: shown(fact, value) }))}
        />
      )}
      {(files.length > 0 || paper) && (
        <Stack $gap={1.5}>
          <Heading level={2} look={4}>
            {formatMessage({ id: "reception.case.files" })}
          </Heading>
          <Cluster as="ul" role="list">
            {files.map(({ id, name, size }) => (
              <li key={id}>
                <Button variant="secondary" busy={opening === id} onClick={() => onPaper(id)}>
                  <Icon name="download" />
                  {formatMessage({ id: "reception.case.file" }, { name, size: sizeText(size) })}
                </Button>
              </li>
            ))}
            {paper && (
              <li>
                <Button variant="secondary" busy={opening === paper} onClick={() => onPaper(paper)}>
                  <Icon name="download" />
                  {formatMessage({ id: paper === "benefit" ? "reception.case.paper.benefit" : "reception.case.paper.refusal" })}
                </Button>
              </li>
            )}
          </Cluster>
          <p>{formatMessage({ id: "reception.case.files.logged" })}</p>
        </Stack>
      )}
      {events.length > 0 && (
        <Stack $gap={1.5}>
          <Heading level={2} look={4}>
            {formatMessage({ id: "reception.case.events" })}
          </Heading>
          <Entries>
            {events.map(({ status, at, words: text, by }) => (
              <Entry key={`${at} ${status}`}>
                <div>
                  <EntryName>{formatMessage({ id: `reception.event.of.${status}` })}</EntryName>
                  <p>
                    <DateText iso={at} />
                    {by !== "" && `, ${by}`}
                  </p>
                  {text !== "" && <p>{text}</p>}
                </div>
              </Entry>
            ))}
          </Entries>
        </Stack>
      )}
    </Stack>
  );
}
