export { crossingOf, type Crossing } from "./crossing.ts";
export { layOut, pathOf, type ChartData, type ChartLayout, type ChartLine, type ChartPaper, type LaidOutLine } from "./lay-out.ts";
