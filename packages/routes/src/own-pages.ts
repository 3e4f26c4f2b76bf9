/** Content pages that the site itself leads to, whatever menus and texts name. */
export const ownPages = {
  citizensBase: "mobile-citizens-base",
  updatePhone: "update-phone",
  personalData: "personal-data",
  accessibility: "accessibility",
} as const;
