export { createDesk, type Desk } from "./create-desk.ts";
export { PREVIEW_COOKIE } from "./cookies.ts";
