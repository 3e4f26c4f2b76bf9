import { attacks, unit, type Mutant } from "./mutant.ts";

const ownCase = attacks("own-case.test.ts");
const work = unit("provider", "src/api/reception");
const reading = attacks("case-reading.test.ts");
const staffCode = attacks("staff-without-code.test.ts");
const uploadAttacks = unit("provider", "src/api/statements/written.test.ts", "src/platform/uploads");
const uploads = unit("provider", "src/platform/uploads");
const encrypted = unit("provider", "src/platform/adapters/encrypted-files.test.ts");

/** What lets the staff do more than they may, or takes a file that does something. */
export const staffMutants: readonly Mutant[] = [
  {
    breaks: "files that people send reach their store in clear",
    file: "packages/provider/src/platform/adapters/services-of.ts",
    from: "encryptedFiles(options.files ?? filesInDatabase(options.database), { ...options, keys: options.filesKeys })",
    to: "options.files ?? filesInDatabase(options.database)",
    suite: uploads,
  },
  {
    breaks: "an encrypted file opens under the key of another one",
    file: "packages/provider/src/platform/sealing/sealed-bytes.ts",
    from: "about: Buffer.concat([header, Buffer.from(about)]),",
    to: "about: Buffer.concat([header]),",
    suite: encrypted,
  },
  {
    breaks: "a member of the staff decides their own case",
    file: "packages/provider/src/api/reception/decide-work.ts",
    from: "    const own = await refuseOwnCase(context, staff, found);\n",
    to: "    const own = undefined;\n",
    suite: ownCase,
  },
  {
    breaks: "a member of the staff reads their own case",
    file: "packages/provider/src/api/reception/decide-work.ts",
    from: "(await refuseOwnCase(context, staff, found)) ?? (await takeCaseRead",
    to: "(await takeCaseRead",
    suite: ownCase,
  },
  {
    breaks: "the papers of one's own case are opened",
    file: "packages/provider/src/api/reception/work-file.ts",
    from: "    const refused = await refuseOwnCase(context, staff, found);",
    to: "    const refused = undefined;",
    suite: ownCase,
  },
  {
    breaks: "a claim opens to whoever serves customers",
    file: "packages/provider/src/api/reception/case-of.ts",
    from: "const isForOpinion = !staffMay(staff, dutyOf(known));",
    to: "const isForOpinion = false;",
    suite: work,
  },
  {
    breaks: "an expert decides the claim that they gave an opinion on",
    file: "packages/provider/src/api/reception/decide-work.ts",
    from: "(await hasGivenOpinion(db, subject.id, customer.id))",
    to: "false",
    suite: work,
  },
  {
    breaks: "a large claim is accepted without the opinion that it takes",
    file: "packages/provider/src/api/reception/decide-work.ts",
    from: "if (await lacksOpinion(context, found, sum))",
    to: "if (false)",
    suite: work,
  },
  {
    breaks: "whoever proposed agrees",
    file: "packages/provider/src/api/reception/decide-work.ts",
    from: '      if (proposed.byId === customer.id) return refuse(403, "error.fourEyes");\n',
    to: "",
    suite: work,
  },
  {
    breaks: "the second pair of eyes rewrites the words",
    file: "packages/provider/src/api/reception/decide-work.ts",
    from: "carryOut(context, found, proposed)",
    to: "carryOut(context, found, { ...proposed, words })",
    suite: work,
  },
  {
    breaks: "cases are read without end",
    file: "packages/provider/src/api/reception/decide-work.ts",
    from: "?? (await takeCaseRead(context, found));",
    to: ";",
    suite: reading,
  },
  {
    breaks: "a report of misconduct is listed to everybody",
    file: "packages/provider/src/api/reception/work-list.ts",
    from: "(${staffMay(staff, \"answerMisconduct\")} OR statement.kind <> 'compliance')",
    to: "TRUE",
    suite: work,
  },
  {
    breaks: "a session of the staff serves without its code",
    file: "packages/provider/src/platform/server/session.ts",
    from: "!session.byCode && !session.byKey",
    to: "session.byCode && !session.byKey",
    suite: staffCode,
  },
  {
    breaks: "a household is no own case",
    file: "packages/provider/src/api/reception/circle.ts",
    from: "one.people.some((person) => other.people.some((another) => isSamePerson(person, another)))",
    to: "false",
    suite: ownCase,
  },
  {
    breaks: "a file is taken by whoever names it",
    file: "packages/provider/src/platform/uploads/take-upload.ts",
    from: '    .where("challenge", "=", digestOf(verifier))\n',
    to: "",
    suite: uploadAttacks,
  },
  {
    breaks: "a file that is being removed is taken",
    file: "packages/provider/src/platform/uploads/take-upload.ts",
    from: '    .where("going", "=", false)\n',
    to: "",
    suite: uploads,
  },
  {
    breaks: "an archive behind a picture is taken",
    file: "packages/provider/src/platform/uploads/validate-file.ts",
    from: " || endsAsArchive(bytes)",
    to: "",
    suite: uploads,
  },
  {
    breaks: "a document with a password is taken",
    file: "packages/provider/src/platform/uploads/validate-pdf.ts",
    from: "new Set([...ACTIVE, LOCKED])",
    to: "new Set([...ACTIVE])",
    suite: uploads,
  },
  {
    breaks: "a script in packed objects is taken",
    file: "packages/provider/src/platform/uploads/validate-pdf.ts",
    from: '      if (objects && findName(objects, REFUSED_IN_OBJECTS) !== undefined) return "error.fileActive";\n',
    to: "",
    suite: uploads,
  },
  {
    breaks: "an object that is hidden in a text is taken",
    file: "packages/provider/src/platform/uploads/validate-pdf.ts",
    from: 'return hidesObjects(bytes, seen) ? "error.fileBroken" : undefined;',
    to: "return undefined;",
    suite: uploads,
  },
];
