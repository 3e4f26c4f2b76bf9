/** Where the browser's own log stands in for a server's: what the specification wants logged and not shown. It is given no personal data. */
export const log = (message: string): void => {
  // oxlint-disable-next-line no-console -- this is the one place where pages write to the console
  console.warn(message);
};
