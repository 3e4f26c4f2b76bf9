import { array, number, object, string, type ISchema } from "yup";
import { HttpServiceError, type HttpService } from "./http-service.ts";
import type { Registry } from "../ports/registry.ts";
import { VISITOR_TIMEOUT_MS } from "../ports/visitor-timeout.ts";

const entity = object({
  bin: string().required(),
  name: string().required(),
  oked: string().required(),
  headcount: number().integer().min(0),
  registered: string().matches(/^\d{4}-\d{2}-\d{2}$/),
  region: string().matches(/^[a-z-]{2,40}$/),
  city: string().max(100),
  address: string().max(200),
});
const company = object({
  head: object({ name: string().required(), iin: string().required() }).default(undefined).optional(),
  owners: array(object({ name: string().required(), number: string(), share: number().min(0).max(100) }).required()).required(),
});

/** The state's register did not answer as agreed. */
export class RegistryError extends HttpServiceError {
  override readonly name = "RegistryError";
  constructor(status: number) {
    super("the register", status);
  }
}

/** An optional field that was not filled in is left out. */
const known = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as { [K in keyof T]?: Exclude<T[K], undefined> };

/** Legal entities over HTTP: `GET {url}/{bin}` answers one as JSON, `GET {url}/{bin}/people` its head and its owners, and both 404 when it does not exist. */
export const registryOverHttp = ({ url, token, fetch }: HttpService): Registry => {
  async function ask<T>(path: string, schema: ISchema<T>): Promise<T | undefined> {
    const reply = await fetch(`${url.replace(/\/$/, "")}/${path}`, {
      headers: { accept: "application/json", ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      redirect: "error",
      signal: AbortSignal.timeout(VISITOR_TIMEOUT_MS),
    });
    if (reply.status === 404) return undefined;
    if (!reply.ok) throw new RegistryError(reply.status);
    return schema.validate(await reply.json(), { stripUnknown: true });
  }
  return {
    async juridical(bin) {
      const found = await ask(encodeURIComponent(bin), entity);
      if (!found) return undefined;
      const { bin: number, name, oked, ...more } = found;
      return { bin: number, name, oked, ...known(more) };
    },
    async people(bin) {
      const found = await ask(`${encodeURIComponent(bin)}/people`, company);
      if (!found) return undefined;
      const { head, owners } = found;
      return {
        ...(head && { head }),
        owners: owners.map(({ name, number: ownerNumber, share }) => ({ name, ...known({ number: ownerNumber, share }) })),
      };
    },
  };
};
