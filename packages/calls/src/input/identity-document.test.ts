import { describe, expect, it } from "vitest";
import { documentFaults } from "./identity-document.ts";

const TODAY = "2026-11-22";
const faults = (document_number: string, document_date: string, born: string | undefined = "1990-05-20", citizenship = "KZ") =>
  documentFaults({ citizenship, document_number, document_date }, born, TODAY);

describe("an identity document", () => {
  it.each(["000000000", "111111111", "N00000000", "555555"])("has no number such as %s", (number) => {
    expect(faults(number, "2020-01-01")).toEqual({ document_number: "error.document.number" });
  });
  it.each(["012345678", "N09876543", "AB1111", "100000001"])("may have the number %s", (number) => {
    expect(faults(number, "2020-01-01")).toEqual({});
  });
  it("is issued on a day that has come, after its owner was born", () => {
    expect(faults("012345678", "9020-01-01")).toEqual({ document_date: "error.future" });
    expect(faults("012345678", TODAY)).toEqual({});
    expect(faults("N09876543", "1990-05-19")).toEqual({ document_date: "error.document.beforeBirth" });
    expect(faults("N09876543", "2020-02-30")).toEqual({ document_date: "error.date" });
  });
  it("as a card of Kazakhstan is issued from the sixteenth birthday on", () => {
    expect(faults("012345678", "2026-05-19", "2010-05-20")).toEqual({ document_date: "error.document.early" });
    expect(faults("012345678", "2026-05-20", "2010-05-20")).toEqual({});
    // A passport is issued to a child as well.
    expect(faults("N09876543", "2015-05-20", "2010-05-20")).toEqual({});
  });
  it("as a card of Kazakhstan holds for ten years, its last day included", () => {
    expect(faults("012345678", "2016-11-22")).toEqual({});
    expect(faults("012345678", "2016-11-21")).toEqual({ document_date: "error.document.expired" });
    expect(faults("N09876543", "2010-01-01")).toEqual({});
  });
  it("is a passport for a foreigner, whose age and term are not known, though it has nine digits", () => {
    expect(faults("512345678", "2010-01-01", "1990-05-20", "US")).toEqual({});
    expect(faults("512345678", "2000-01-01", "1990-05-20", "US")).toEqual({});
    expect(faults("111111111", "2010-01-01", "1990-05-20", "US")).toEqual({ document_number: "error.document.number" });
    expect(faults("512345678", "1990-05-19", "1990-05-20", "US")).toEqual({ document_date: "error.document.beforeBirth" });
  });
  it("is checked without a birth date when none is known", () => {
    expect(documentFaults({ citizenship: "KZ", document_number: "012345678", document_date: "2020-01-01" }, undefined, TODAY)).toEqual({});
  });
});
