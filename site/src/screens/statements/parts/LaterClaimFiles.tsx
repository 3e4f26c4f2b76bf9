import dynamic from "next/dynamic";

/** Loaded where papers can be sent: most who look up a number send nothing. */
export const ClaimFiles = dynamic(() => import("./ClaimFiles.tsx").then((module) => module.ClaimFiles), { ssr: false });
