import { zipSync } from "fflate";

/** Files of the site in one archive. PDFs are compressed already, so they are only laid together. */
export async function zipFiles(addresses: readonly string[]): Promise<Blob> {
  const parts = await Promise.all(
    addresses.map(async (address) => {
      const response = await fetch(address);
      if (!response.ok) throw new Error(`${address} answered ${response.status}`);
      return [address.split("/").at(-1) ?? address, new Uint8Array(await response.arrayBuffer())] as const;
    }),
  );
  return new Blob([zipSync(Object.fromEntries(parts), { level: 0 })], { type: "application/zip" });
}
