import { match } from "@shanyraq/routes";
import { fieldOf, reportFunction } from "./report.ts";

const directives =
  /^(default|script|style|img|font|connect|frame|child|media|object|worker|manifest|base|form)-?(src|uri|action|ancestors)?(-elem|-attr)?$/;
const keywords = ["inline", "eval", "wasm-eval", "data", "blob", "self"] as const;

/** Of a blocked address its host is enough; the rest may be anything. */
function hostOf(blocked: unknown): string {
  const keyword = keywords.find((one) => one === blocked);
  if (keyword) return keyword;
  return (typeof blocked === "string" && URL.parse(blocked)?.host) || "unknown";
}
function routeOf(page: unknown): string {
  const url = typeof page === "string" ? URL.parse(page) : null;
  return (url && match(url.pathname)?.name) ?? "unknown";
}

/** A report in either form that browsers send: `report-uri` (one, hyphenated) and the Reporting API (several, camel case). */
function violationsOf(report: unknown): readonly (readonly [directive: unknown, blocked: unknown, page: unknown])[] {
  const old = fieldOf(report, "csp-report");
  if (old !== undefined)
    return [
      [
        fieldOf(old, "effective-directive") ?? fieldOf(old, "violated-directive"),
        fieldOf(old, "blocked-uri"),
        fieldOf(old, "document-uri"),
      ],
    ];
  if (!Array.isArray(report)) return [];
  return report
    .filter((one) => fieldOf(one, "type") === "csp-violation")
    .map((one) => {
      const body = fieldOf(one, "body");
      return [fieldOf(body, "effectiveDirective"), fieldOf(body, "blockedURL"), fieldOf(body, "documentURL")];
    });
}

/** `POST /api/csp-report`: what a page's policy kept a browser from doing. */
export const cspReportFunction = reportFunction(["application/csp-report", "application/reports+json", "application/json"], (report) =>
  violationsOf(report).flatMap(([directive, blocked, page]) =>
    typeof directive === "string" && directives.test(directive)
      ? [{ level: "warn" as const, event: "cspViolation", route: routeOf(page), directive, blocked: hostOf(blocked) }]
      : [],
  ),
);
