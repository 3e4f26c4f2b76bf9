import { documentsFunction } from "../../src/functions/documents.ts";
import { deployed } from "../../src/vercel.ts";

export const config = { runtime: "edge" };
export const GET = deployed(documentsFunction, () => process.env);
