import { consentTextType, pensionConsentType, type ConsentType } from "@shanyraq/calls/vocabulary";
import type { TextId } from "@shanyraq/i18n/text";

export const personalData = consentTextType;

/** A wording of a consent, in force from a day until the next one is. */
export interface ConsentVersion {
  readonly name: string;
  /** The first day of its validity, as yyyy-mm-dd. */
  readonly since: string;
  readonly paragraphs: readonly TextId[];
  /** What it says that the one before did not. */
  readonly changes: readonly TextId[];
}

/**
 * The consent to the processing of personal data, the oldest wording first (Law on personal data, article 8). A wording is never edited once somebody has
 * agreed to it: another one is added, with its changes, and everybody is asked again.
 */
export const consentVersions = [
  {
    name: "2026-1",
    since: "2026-01-01",
    paragraphs: ["consent.text.who", "consent.text.what", "consent.text.why", "consent.text.how", "consent.text.long"],
    changes: [],
  },
  {
    name: "2026-2",
    since: "2026-09-01",
    paragraphs: [
      "consent.second.who",
      "consent.second.why",
      "consent.second.what",
      "consent.second.health",
      "consent.second.parties",
      "consent.second.abroad",
      "consent.second.published",
      "consent.second.long",
      "consent.second.withdrawn",
      "consent.second.code",
    ],
    changes: [
      "consent.second.changed.operator",
      "consent.second.changed.health",
      "consent.second.changed.parties",
      "consent.second.changed.abroad",
      "consent.second.changed.long",
    ],
  },
] as const satisfies readonly ConsentVersion[];

/** The consent by which the pension fund and the bureau are asked what they know of somebody, the oldest wording first. */
export const pensionConsentVersions = [
  {
    name: "pension-2026-1",
    since: "2026-01-01",
    paragraphs: [
      "consent.pension.who",
      "consent.pension.whom",
      "consent.pension.what",
      "consent.pension.why",
      "consent.pension.parties",
      "consent.pension.long",
      "consent.pension.withdrawn",
      "consent.pension.code",
    ],
    changes: [],
  },
] as const satisfies readonly ConsentVersion[];

const versions = { [consentTextType]: consentVersions, [pensionConsentType]: pensionConsentVersions } as const;

/** Every wording of a consent, the oldest first. */
export const versionsOf = (type: ConsentType): readonly ConsentVersion[] => versions[type];

/** The wording in force on a day. */
export const versionOn = (day: string, type: ConsentType = personalData): ConsentVersion =>
  versionsOf(type).findLast(({ since }) => since <= day) ?? versions[type][0];

/** The changes of the wording in force for a person who agreed to another one; for a person who agreed to none, those of its last change. */
export function changesFor(inForce: ConsentVersion, agreedTo: string | undefined, type: ConsentType = personalData): readonly TextId[] {
  const all = versionsOf(type);
  const at = all.findIndex(({ name }) => name === agreedTo);
  if (at < 0) return inForce.changes;
  const since = all.slice(at + 1).filter(({ since: day }) => day <= inForce.since);
  return since.flatMap(({ changes }) => changes);
}
