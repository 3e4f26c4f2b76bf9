// Keeps what was typed: asks before a page with unsaved text is left, sends a form only where the desk answers, and tells the desk that somebody is
// at work, so that it does not lock meanwhile.
const QUIET_MS = 5 * 60_000;
const ask = () => fetch("/desk/awake", { method: "HEAD", redirect: "manual", cache: "no-store" });

for (const form of document.querySelectorAll("form[data-guarded]")) {
  const silent = form.querySelector("[data-silent]");
  let changed = form.hasAttribute("data-unsaved");
  let told = Date.now();
  let answered = false;
  form.addEventListener("input", () => {
    changed = true;
    if (Date.now() - told < QUIET_MS) return;
    told = Date.now();
    void ask().catch(() => {});
  });
  form.addEventListener("submit", (event) => {
    if (answered) {
      changed = false;
      return;
    }
    // A page of the browser in the place of this one would take along what was typed.
    event.preventDefault();
    const { submitter } = event;
    ask().then(
      () => {
        answered = true;
        form.requestSubmit(submitter);
      },
      () => {
        silent.hidden = false;
        silent.textContent = silent.dataset.silent;
      },
    );
  });
  addEventListener("beforeunload", (event) => {
    if (changed) event.preventDefault();
  });
  // The way back shows the form as it was sent: it may be sent again.
  addEventListener("pageshow", () => {
    answered = false;
  });
}
// What is wrong is told first.
document.querySelector("[data-first]")?.focus();
