import { number, object, string } from "yup";
import { HttpServiceError, type HttpService } from "./http-service.ts";
import type { Registry } from "./registry.ts";

const entity = object({
  bin: string().required(),
  name: string().required(),
  oked: string().required(),
  headcount: number().integer().min(0),
  registered: string().matches(/^\d{4}-\d{2}-\d{2}$/),
});
const PATIENCE_MS = 5_000;

/** The state's register did not answer as agreed. */
export class RegistryError extends HttpServiceError {
  override readonly name = "RegistryError";
  constructor(status: number) {
    super("the register", status);
  }
}

/** Legal entities over HTTP: `GET {url}/{bin}` answers one as JSON, and 404 where there is none. */
export const registryOverHttp = ({ url, token, fetch }: HttpService): Registry => ({
  async juridical(bin) {
    const reply = await fetch(`${url.replace(/\/$/, "")}/${encodeURIComponent(bin)}`, {
      headers: { accept: "application/json", ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      redirect: "error",
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (reply.status === 404) return undefined;
    if (!reply.ok) throw new RegistryError(reply.status);
    const { headcount, registered, ...told } = await entity.validate(await reply.json(), { stripUnknown: true });
    return { ...told, ...(headcount !== undefined && { headcount }), ...(registered !== undefined && { registered }) };
  },
});
