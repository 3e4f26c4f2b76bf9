import type { OnStatement, Inspect, SealingKeys } from "@shanyraq/provider";
import type { Desk } from "@shanyraq/desk";
import type { EdgeOptions } from "@shanyraq/edge";
import type { SharedStore } from "@shanyraq/limits";
import type { Sandbox, SharedClock } from "@shanyraq/sandbox";
import type { Trust } from "@shanyraq/signing/trust";
import type { Configuration } from "../configuration/configuration.ts";
import type { Builds } from "../exporting/builds.ts";
import type { Log } from "../log/log.ts";
import type { Sources } from "../metrics/product-metrics.ts";
import type { ObserveJob } from "./observe-job.ts";
import type { OpenStore } from "./open-store.ts";
import type { Checks, Warnings } from "./readiness.ts";

/** What every kind of start stands on: the configuration, a log and a port that is taken already. */
export interface BootContext {
  readonly configuration: Configuration;
  readonly log: Log;
  readonly port: number;
  /** The address that visitors know. */
  readonly origin: string;
  readonly secret: string;
  /** Builds of the site that replace the one that the release came with. */
  readonly exports?: { readonly builds: Builds; readonly release: string } | undefined;
  /** Called with each statement of the database, when somebody listens. */
  readonly onStatement?: OnStatement | undefined;
  readonly observeJob: ObserveJob;
  readonly openStore: () => Promise<OpenStore>;
  /** Reads what visitors send, in threads of its own. */
  readonly inspect: Inspect;
}

/** What a back office of our own stands on besides. */
export interface ReferenceContext extends BootContext {
  readonly filesKeys: SealingKeys;
}

/** What answers the edge's calls, of whichever kind the start is, and what comes with it. */
export interface BackOffice extends Pick<EdgeOptions, "providerUrl" | "upstream" | "transport"> {
  /** What of the data survives, or that it is kept elsewhere. */
  readonly durability: string;
  readonly store: SharedStore;
  readonly trust?: Trust | undefined;
  /** What has to be there before it is ready. */
  readonly checks: Checks;
  /** What serves today and will run out; another back office knows of its own. */
  readonly warnings?: Warnings;
  /** What it reports of its connections, of what waits and of a replica, for /metrics. */
  readonly pools?: Sources["pools"];
  readonly backlog?: Sources["backlog"];
  readonly replica?: Sources["replica"];
  readonly sandbox?: Sandbox;
  /** The clock that the sandbox may have moved; without it the machine's holds. */
  readonly clock?: SharedClock;
  /** Where editors write; another back office has a place of its own for it. */
  readonly desk?: Desk;
  /** The virtual NCALayer, where its port was free. */
  readonly application?: { readonly close: () => Promise<void> } | undefined;
  /** Ends its work in the background while its ports still answer: the sandbox has them behind its own. */
  readonly endWork?: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The reference back office never sees an address of its own: calls reach it within the process. */
export const INTERNAL_URL = "http://provider.internal";
