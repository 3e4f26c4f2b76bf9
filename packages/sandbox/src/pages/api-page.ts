import { areas, callNames, calls, type CallName } from "@shanyraq/calls";
import { openApi } from "@shanyraq/calls/openapi";
import type { Locale } from "@shanyraq/i18n";
import { word } from "../words.ts";
import { html, type Markup } from "@shanyraq/rules/markup";
import { page } from "./page.ts";
import { fieldsOf, type Schema, type Shapes } from "./schema-fields.ts";

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: Schema;
}
interface Operation {
  /** Headers that calls share are referred to by their names. */
  readonly parameters: readonly (Parameter | { readonly $ref: string })[];
  /** A file as it is has no fields: what belongs to it stands among the parameters. */
  readonly requestBody?: { readonly content: { readonly "application/json"?: { readonly schema: Schema } } };
  readonly responses: { readonly "200": { readonly content: { readonly "application/json": { readonly schema: Schema } } } };
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Shapes; readonly parameters: Readonly<Record<string, Parameter>> };
}
let made: Document | undefined;
/** Made when somebody first looks: a start does not wait for it. */
const described = (): Document => (made ??= openApi("Shanyraq", "1.0.0") as unknown as Document);
const parameterOf = (given: Operation["parameters"][number]): readonly Parameter[] => {
  if (!("$ref" in given)) return [given];
  const named = described().components.parameters[given.$ref.split("/").at(-1) ?? ""];
  return named ? [named] : [];
};

/** Every call of the table, area by area. */
export const apiPage = (locale: Locale): Response =>
  page(
    locale,
    "/sandbox/api",
    "api",
    html`<p>${word(locale, "apiLead")}</p>
      <p><a href="/openapi.json">openapi.json</a></p>
      ${Object.entries(areas).map(
        ([area, rows]) =>
          html`<div class="card scroll">
            <h2 lang="en">${area}</h2>
            <table>
              <thead>
                <tr>
                  <th scope="col">${word(locale, "call")}</th>
                  <th scope="col">${word(locale, "address")}</th>
                  <th scope="col">${word(locale, "who")}</th>
                </tr>
              </thead>
              <tbody>
                ${(Object.keys(rows) as CallName[]).map(
                  (name) =>
                    html`<tr>
                      <th scope="row"><a href="/sandbox/api/${name}?lang=${locale}" lang="en">${name}</a></th>
                      <td class="code">${calls[name].method} ${calls[name].path}</td>
                      <td>${word(locale, `who.${calls[name].auth}`)}</td>
                    </tr>`,
                )}
              </tbody>
            </table>
          </div>`,
      )}`,
  );

const fields = (locale: Locale, title: Markup | string, schema: Schema): Markup => {
  const rows = fieldsOf(schema, described().components.schemas);
  return html`<div class="card scroll">
    <h2>${title}</h2>
    ${
      rows.length === 0
        ? html`<p class="soft">${word(locale, "noFields")}</p>`
        : html`<table>
            <thead>
              <tr>
                <th scope="col">${word(locale, "field")}</th>
                <th scope="col">${word(locale, "type")}</th>
                <th scope="col">${word(locale, "required")}</th>
                <th scope="col">${word(locale, "limits")}</th>
              </tr>
            </thead>
            <tbody>
              ${rows.map(
                (row) =>
                  html`<tr>
                    <th scope="row" class="code" lang="en">${row.path}</th>
                    <td lang="en">${row.type}</td>
                    <td>${word(locale, row.required ? "yes" : "no")}</td>
                    <td lang="en">${row.limits}</td>
                  </tr>`,
              )}
            </tbody>
          </table>`
    }
  </div>`;
};

/** One call: who may make it, what it takes and what it gives. Undefined where the table has none of this name. */
export function callPage(locale: Locale, given: string): Response | undefined {
  const name = callNames.find((one) => one === given);
  const call = name && calls[name];
  const operation = call && described().paths[call.path]?.[call.method.toLowerCase()];
  if (!name || !call || !operation) return undefined;
  const inputs = operation.parameters.flatMap(parameterOf);
  const parameters: Schema = {
    properties: Object.fromEntries(inputs.map((one) => [`${one.name} (${one.in})`, one.schema])),
    required: inputs.filter(({ required }) => required).map((one) => `${one.name} (${one.in})`),
  };
  const body = operation.requestBody?.content["application/json"];
  return page(
    locale,
    `/sandbox/api/${name}`,
    "api",
    html`<p><a href="/sandbox/api?lang=${locale}">${word(locale, "allCalls")}</a></p>
      <div class="card">
        <h2 lang="en">${name}</h2>
        <p class="sum code">${call.method} ${call.path}</p>
        <p>${word(locale, `who.${call.auth}`)}</p>
        ${call.captcha ? html`<p>${word(locale, "needsCaptcha")}</p>` : ""}${call.command ? html`<p>${word(locale, "isCommand")}</p>` : ""}
      </div>
      ${fields(locale, word(locale, "parameters"), parameters)} ${body ? fields(locale, word(locale, "body"), body.schema) : ""}
      ${fields(locale, word(locale, "answer"), operation.responses["200"].content["application/json"].schema)}`,
  );
}
