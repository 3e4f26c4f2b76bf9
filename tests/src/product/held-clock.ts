// Read before anything else by a product that begins at a moment chosen by the tests (`NODE_OPTIONS=--import`): its clock runs from there, at the pace of the
// machine's. Ages, dues and seeded years are then the same on any day that the tests are run.
const begins = process.env["CLOCK_BEGINS"];
if (begins !== undefined) {
  const shift = Date.parse(begins) - Date.now();
  const Real = Date;
  const now = () => Real.now() + shift;
  globalThis.Date = new Proxy(Real, {
    construct: (target, given: unknown[], newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget) as object,
    apply: () => new Real(now()).toString(),
    get: (target, name, receiver) => (name === "now" ? now : (Reflect.get(target, name, receiver) as unknown)),
  });
}
export {};
