// Keeps what was typed: asks before a page with unsaved text is left, and tells the desk that somebody is at work, so that it does not lock meanwhile.
const QUIET_MS = 5 * 60_000;

for (const form of document.querySelectorAll("form[data-guarded]")) {
  let changed = form.hasAttribute("data-unsaved");
  let told = Date.now();
  form.addEventListener("input", () => {
    changed = true;
    if (Date.now() - told < QUIET_MS) return;
    told = Date.now();
    void fetch("/desk/awake", { method: "HEAD" }).catch(() => {});
  });
  form.addEventListener("submit", () => {
    changed = false;
  });
  addEventListener("beforeunload", (event) => {
    if (changed) event.preventDefault();
  });
}
// What is wrong is told first.
document.querySelector("[data-first]")?.focus();
