import { describe, expect, it } from "vitest";
import { classifierSearch } from "./classifier-search.ts";

const rows = [
  { code: "01111", name: "Выращивание зерновых и зернобобовых культур, включая семеноводство" },
  { code: "01120", name: "Выращивание риса" },
  { code: "10111", name: "Производство мяса и мясопродуктов" },
  { code: "65111", name: "Страхование жизни" },
  { code: "65112", name: "Өмірді сақтандыру" },
];
const search = classifierSearch(rows);
const codes = (query: string) => search(query).map(({ code }) => code);

describe("a search in a classifier", () => {
  it("finds by the beginning of the code, and not by its middle", () => {
    expect(codes("011")).toEqual(["01111", "01120"]);
    expect(codes("111")).toEqual([]);
  });
  it("takes a code as official papers print it, with a dot", () => {
    expect(codes("65.11")).toEqual(["65111", "65112"]);
    expect(codes("65.11.1")).toEqual(["65111"]);
  });
  it("finds words in any order, by their beginnings and in any case", () => {
    expect(codes("рис выращ")).toEqual(["01120"]);
    expect(codes("ЖИЗНИ страх")).toEqual(["65111"]);
  });
  it("finds Kazakh words typed with Russian letters", () => {
    expect(codes("омирди сактандыру")).toEqual(["65112"]);
    expect(codes("өмірді")).toEqual(["65112"]);
  });
  it("mixes a code with words", () => {
    expect(codes("011 рис")).toEqual(["01120"]);
  });
  it("shows everything while nothing is asked", () => {
    expect(search("  ,")).toBe(rows);
  });
  it("reads no row before something is asked: a long list opens at once", () => {
    let read = 0;
    const counted = rows.map(({ code, name }) => ({
      code,
      get name() {
        read += 1;
        return name;
      },
    }));
    const lazy = classifierSearch(counted);
    expect(lazy("")).toBe(counted);
    expect(read).toBe(0);
    expect(lazy("рис").map(({ code }) => code)).toEqual(["01120"]);
    expect(read).toBe(rows.length);
  });
  it("finds nothing where one of the words stands nowhere", () => {
    expect(codes("рис космос")).toEqual([]);
  });
});
