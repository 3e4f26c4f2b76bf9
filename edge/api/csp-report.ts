import { cspReportFunction } from "../src/functions/csp-report.ts";
import { deployed } from "../src/vercel.ts";

export const config = { runtime: "edge" };
export const POST = deployed(cspReportFunction, () => process.env);
