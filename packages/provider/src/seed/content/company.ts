import { brand } from "@shanyraq/brand";
import type { Three } from "../../domain/products/texts/three.ts";

const three = ({ ru, kk, en }: { readonly ru: string; readonly kk: string; readonly en: string }): Three => [ru, kk, en];

export const { socials } = brand;

const { legalName, address, licence, bin, phone, shortPhone, messenger, demo, founded } = brand.company;
export const company = {
  facts: { bin, phone, ...(shortPhone && { short_phone: shortPhone }), ...(messenger && { messenger }), demo, founded },
  texts: { name: three(brand.name), legal_name: three(legalName), address: three(address), licence: three(licence) },
};

export const sisterSites = brand.sisterSites.map(({ id, name, url }) => ({ id, name: three(name), url }));
