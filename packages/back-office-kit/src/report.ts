import type { CheckOutcome } from "./run-kit.ts";

/** How many of an outcome were kept, broken and left untried. */
export function counts({ tried }: CheckOutcome): { readonly kept: number; readonly broken: number; readonly untried: number } {
  const broken = tried.filter(({ fault }) => fault !== undefined).length;
  const untried = tried.filter(({ untried: why }) => why !== undefined).length;
  return { kept: tried.length - broken - untried, broken, untried };
}
export const isKept = (outcomes: readonly CheckOutcome[]): boolean => outcomes.every((outcome) => counts(outcome).broken === 0);

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** For a terminal: a line for each promise, and under it what broke it. */
export function asTable(outcomes: readonly CheckOutcome[]): string {
  const lines = outcomes.flatMap((outcome) => {
    const { kept, broken, untried } = counts(outcome);
    const head = `${broken > 0 ? "BROKEN" : "kept  "}  ${outcome.name.padEnd(16)} ${kept} kept, ${broken} broken, ${untried} untried, ${(outcome.ms / 1_000).toFixed(1)} s`;
    return [head, ...outcome.tried.flatMap(({ of, fault }) => (fault === undefined ? [] : [`          ${of} ${fault}`]))];
  });
  return `${lines.join("\n")}\n`;
}

const failed = (fault: string | undefined): string => (fault === undefined ? "" : `<failure message="${escaped(fault)}"/>`);
/** For a CI server: a suite for each promise, a case for each thing tried. */
export function asJunit(outcomes: readonly CheckOutcome[]): string {
  const suites = outcomes.map((outcome) => {
    const { broken, untried } = counts(outcome);
    const cases = outcome.tried.map(({ of, fault, untried: why }) => {
      const inner = why === undefined ? failed(fault) : `<skipped message="${escaped(why)}"/>`;
      return `<testcase classname="${outcome.name}" name="${escaped(of)}">${inner}</testcase>`;
    });
    const attributes = `name="${outcome.name}" tests="${outcome.tried.length}" failures="${broken}" skipped="${untried}" time="${(outcome.ms / 1_000).toFixed(3)}"`;
    return `<testsuite ${attributes}>${cases.join("")}</testsuite>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>${suites.join("\n")}</testsuites>\n`;
}

/** For a reader: a page of its own, without scripts. */
export function asHtml(outcomes: readonly CheckOutcome[], address: string): string {
  const sections = outcomes.map((outcome) => {
    const { kept, broken, untried } = counts(outcome);
    const rows = outcome.tried
      .filter(({ fault, untried: why }) => fault !== undefined || why !== undefined)
      .map(
        ({ of, fault, untried: why }) =>
          `<tr><th scope="row">${escaped(of)}</th><td>${escaped(fault ?? `untried: ${why ?? ""}`)}</td></tr>`,
      );
    const table = rows.length > 0 ? `<table><tbody>${rows.join("")}</tbody></table>` : "";
    return `<h2>${outcome.name}: ${broken > 0 ? "broken" : "kept"}</h2><p>${escaped(outcome.promise)}</p><p>${kept} kept, ${broken} broken, ${untried} untried</p>${table}`;
  });
  const style =
    "body{font:1rem/1.5 system-ui;max-width:70rem;margin:2rem auto;padding:0 1rem}th{text-align:start;font-weight:400;padding-inline-end:2rem}";
  const title = `What ${escaped(address)} keeps`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><style>${style}</style></head><body><h1>${title}</h1>${sections.join("")}</body></html>\n`;
}
