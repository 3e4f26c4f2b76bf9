import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, readFileSync, readdirSync } from "node:fs";
import { connect, createServer } from "node:net";
import path from "node:path";
import { pathToFileURL } from "node:url";

const WAIT_MS = 2_000;

/** @typedef {ReturnType<typeof lookAround>} Look */

/**
 * This machine, as far as the doctor asks about it.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 */
export function lookAround(root, env) {
  const inner = path.join(root, "node_modules/.bin/node");
  /** @param {string} command @param {string[]} args */
  const firstLine = (command, args) => {
    const { status, stdout, stderr } = spawnSync(command, args, { encoding: "utf8" });
    return status === 0 ? (stdout || stderr).split("\n")[0]?.trim() : undefined;
  };
  return {
    node: process.version,
    env,
    installed: () => existsSync(path.join(root, "node_modules/.modules.yaml")),
    innerNode: () => (existsSync(inner) ? firstLine(inner, ["--version"]) : undefined),
    /** @param {number} port */
    portIsFree: (port) =>
      new Promise((done) => {
        const server = createServer();
        server.once("error", () => done(false));
        server.listen(port, () => server.close(() => done(true)));
      }),
    /** @param {string} host @param {number} port */
    answers: (host, port) =>
      new Promise((done) => {
        const socket = connect({ host, port, timeout: WAIT_MS });
        /** @param {boolean} found */
        const end = (found) => {
          socket.destroy();
          done(found);
        };
        socket.once("connect", () => end(true));
        socket.once("timeout", () => end(false));
        socket.once("error", () => end(false));
      }),
    dataFolder: () => {
      const folder = path.resolve(root, env.DATA_DIR || ".data");
      try {
        accessSync(standing(folder), constants.W_OK);
      } catch {
        return { folder, writable: false, heldBy: undefined };
      }
      return { folder, writable: true, heldBy: holderOf(path.join(folder, "pglite/provider.pid")) };
    },
    /** The faults a start would tell; undefined before packages are installed. */
    configurationFaults: async () => {
      if (!existsSync(inner)) return undefined;
      const configuration = pathToFileURL(path.join(root, "packages/gateway/src/configuration/configuration.ts"));
      const script = `const { configure } = await import(${JSON.stringify(configuration)}); const c = configure(process.env); console.log(JSON.stringify(c.ok ? [] : c.faults));`;
      const { stdout, status } = spawnSync(inner, ["--input-type=module", "-e", script], { encoding: "utf8", env });
      return status === 0
        ? /** @type {string[]} */ (JSON.parse(stdout))
        : ["The configuration could not be read: run `npm start` to see why."];
    },
    /** @param {string} name @param {string[]} args */
    program: (name, args) => [name, `/usr/bin/${name}`, `/usr/sbin/${name}`].map((one) => firstLine(one, args)).find(Boolean),
    postgres: () => {
      const folder = "/usr/lib/postgresql";
      return existsSync(folder) ? readdirSync(folder).find((version) => existsSync(`${folder}/${version}/bin/initdb`)) : undefined;
    },
  };
}

/** The folder itself, or the nearest one above it that is there already. @param {string} folder @returns {string} */
const standing = (folder) => (existsSync(folder) ? folder : standing(path.dirname(folder)));

/** @param {string} file */
function holderOf(file) {
  if (!existsSync(file)) return undefined;
  const pid = Number(readFileSync(file, "utf8"));
  try {
    process.kill(pid, 0);
    return pid;
  } catch {
    return undefined;
  }
}
