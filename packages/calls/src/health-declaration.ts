/** Whether who is not healthy has said what he has. */
export const healthExplained = (healthy: boolean, details: string | undefined): boolean => healthy || Boolean(details?.trim());
