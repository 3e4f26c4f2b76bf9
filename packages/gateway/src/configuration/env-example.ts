import { variableNames, variables } from "./variables.ts";

const HEADING = `# Copy to .env and set what differs. Nothing is needed to try the product out: \`npm start\`.
# Written by \`pnpm run env\` from packages/gateway/src/configuration/variables.ts.
`;

/** The text of `.env.example`: every variable with what it is for, none of them set. */
export const envExample = (): string =>
  HEADING + variableNames.map((name) => `\n# ${variables[name].about}\n# ${name}=${variables[name].example}\n`).join("");
