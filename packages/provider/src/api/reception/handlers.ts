import type { HandlersOf } from "../../platform/server/handlers-of.ts";
import { beginReception } from "./begin-reception.ts";
import { receptionCard } from "./card.ts";
import { decideWork } from "./decide-work.ts";
import { claimFigures } from "./claim-figures.ts";
import { desk } from "./desk.ts";
import { employeeStatus } from "./employee-status.ts";
import { keepReception } from "./keep-reception.ts";
import { linkReport } from "./link-report.ts";
import { medicalOpinion } from "./medical-opinion.ts";
import { staffLog } from "./staff-log.ts";
import { workFile } from "./work-file.ts";

/** Customers who are served in an office, and what waits for the staff. */
export const receptionHandlers: HandlersOf<"reception"> = {
  ...desk,
  ...employeeStatus,
  ...beginReception,
  ...receptionCard,
  ...keepReception,
  ...workFile,
  ...decideWork,
  ...linkReport,
  ...medicalOpinion,
  ...staffLog,
  ...claimFigures,
};
