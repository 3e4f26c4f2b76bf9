// Read before anything else by a product whose texts are drawn as ids (`NODE_OPTIONS=--import`): an insurer who says every Russian text in words of
// their own, which are its id. What goes to people in other languages stays as it is.
import { wording } from "@shanyraq/brand/wording";
import { textsAsIds } from "./text-as-id.ts";

Object.assign(wording.ru, textsAsIds());
