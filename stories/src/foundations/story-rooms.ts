import { roomsOf } from "./rooms.ts";

/** The rooms with the components that have stories in them: the files themselves are asked, so nothing is counted by hand. */
export const storyRooms = roomsOf(Object.keys(import.meta.glob("../**/*.stories.tsx")));
