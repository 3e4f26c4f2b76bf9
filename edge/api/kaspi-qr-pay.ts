import { kaspiQrPayFunction } from "../src/functions/kaspi-qr-pay.ts";
import { deployed } from "../src/vercel.ts";

export const config = { runtime: "edge" };
export const POST = deployed(kaspiQrPayFunction, () => process.env);
