/** The cookie in which the sandbox tells pages how many milliseconds its clock is ahead of the machine's. Production never sets it. */
export const CLOCK_COOKIE = "sandbox-clock";
