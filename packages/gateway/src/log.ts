/** One line of structured log on standard output. What is logged holds no personal data: its callers name only calls, codes and states. */
export const log = (entry: object): void => {
  process.stdout.write(`${JSON.stringify({ at: new Date().toISOString(), ...entry })}\n`);
};
