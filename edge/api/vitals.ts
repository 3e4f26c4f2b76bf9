import { vitalsFunction } from "../src/functions/vitals.ts";
import { deployed } from "../src/vercel.ts";

export const config = { runtime: "edge" };
export const POST = deployed(vitalsFunction, () => process.env);
