/** The insurer of this site; its facts stand in one file of the brand package. */
export { brand, brandName, siteName, snowing } from "@shanyraq/brand";
