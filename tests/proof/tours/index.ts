import { cabinetTours } from "./cabinet.ts";
import { dialogs, loginTour, registrationTour } from "./dialogs.ts";
import { terminationTour } from "./termination.ts";
import { signingTour } from "./signing.ts";
import { pages } from "./pages.ts";
import { calculatorTour, purchaseTour } from "./purchase.ts";
import type { Tour } from "./tour.ts";

/** What a customer does from their first step to their last: read aloud as they would hear it. */
export const journeys: readonly Tour[] = [loginTour, registrationTour, calculatorTour, purchaseTour, signingTour, terminationTour];

/** Every screen of the product, in an order in which none changes what another shows. */
export const tours: readonly Tour[] = [pages, dialogs, ...cabinetTours, ...journeys];
