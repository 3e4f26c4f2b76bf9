import { providerFunction } from "../../src/functions/provider.ts";
import { deployed } from "../../src/vercel.ts";

export const config = { runtime: "edge" };
export const GET = deployed(providerFunction, () => process.env);
export const POST = GET;
