import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, watch, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const PROGRAM = "/usr/bin/speech-dispatcher";
const MODULE_SETTINGS = "/etc/speech-dispatcher/modules/espeak-ng.conf";
/** As espeak-ng makes it: one channel of 16-bit samples. */
const SAMPLES_PER_SECOND = 22_050;

export interface Sound {
  readonly seconds: number;
  /** Loudest sample, from 0 to 1. */
  readonly loudest: number;
}

export interface Dispatcher {
  /** What a browser needs to find it. */
  readonly env: Readonly<Record<string, string>>;
  /** All that was sent to the loudspeaker since the beginning, or since so many seconds of it. */
  readonly sound: (afterSeconds?: number) => Sound;
  readonly stop: () => Promise<void>;
}

const settings = `
AudioOutputMethod "alsa"
AudioALSADevice "spoken"
AddModule "espeak-ng" "sd_espeak-ng" "espeak-ng.conf"
DefaultModule espeak-ng
`;
/** No sound card is needed: the sound is written to a file. */
const device = (file: string) => `pcm.spoken {
  type file
  slave.pcm "null"
  file "${file}"
  format "raw"
}
`;

/** Starts Debian's speech-dispatcher with espeak-ng in a folder of its own. */
export async function startDispatcher(): Promise<Dispatcher> {
  if (!existsSync(PROGRAM))
    throw new Error("speech-dispatcher is missing: apt-get install -y speech-dispatcher speech-dispatcher-espeak-ng");
  const folder = mkdtempSync(path.join(tmpdir(), "shanyraq-speech-"));
  const at = (...parts: readonly string[]) => path.join(folder, ...parts);
  for (const one of ["config/modules", "config/clients", "log", "run"]) mkdirSync(at(one), { recursive: true });
  writeFileSync(at("config/speechd.conf"), settings);
  copyFileSync(MODULE_SETTINGS, at("config/modules/espeak-ng.conf"));
  writeFileSync(at(".asoundrc"), device(at("spoken.raw")));

  const ready = new Promise<void>((done) => {
    const watcher = watch(at("run"), () => {
      if (!existsSync(at("run/socket"))) return;
      watcher.close();
      done();
    });
  });
  const args = ["--run-single", "--communication-method", "unix_socket", "--socket-path", at("run/socket"), "--pid-file", at("pid")];
  const server = spawn(PROGRAM, [...args, "--config-dir", at("config"), "--log-dir", at("log"), "--timeout", "0"], {
    env: { PATH: process.env["PATH"], HOME: folder, XDG_RUNTIME_DIR: at("run") } as Partial<NodeJS.ProcessEnv> as NodeJS.ProcessEnv,
    stdio: "ignore",
  });
  const ended = once(server, "exit");
  await Promise.race([ready, ended.then(() => Promise.reject(new Error("speech-dispatcher ended before it started")))]);
  return {
    env: { SPEECHD_ADDRESS: `unix_socket:${at("run/socket")}` },
    sound: (afterSeconds = 0) => {
      if (!existsSync(at("spoken.raw"))) return { seconds: 0, loudest: 0 };
      const bytes = readFileSync(at("spoken.raw"));
      const samples = new Int16Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.length / 2));
      const loudest = samples
        .subarray(Math.floor(afterSeconds * SAMPLES_PER_SECOND))
        .reduce((most, one) => Math.max(most, Math.abs(one)), 0);
      return { seconds: samples.length / SAMPLES_PER_SECOND, loudest: loudest / 32_768 };
    },
    stop: async () => {
      server.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
