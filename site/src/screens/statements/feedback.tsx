import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import dynamic from "next/dynamic";
import { useVisibleRoute } from "../../browser/route.ts";
import { StatementPage } from "./parts/StatementPage.tsx";

/** Forms and their rules weigh as much as the page: they come after it. */
const FeedbackForms = dynamic(() => import("./parts/FeedbackForms.tsx").then((module) => module.FeedbackForms), {
  ssr: false,
  loading: () => <Skeleton $height="24rem" />,
});

/** Every statement behind one question: what happened? */
export function Screen() {
  const isEvent = useVisibleRoute()?.query.get("about") === "event";
  return (
    <StatementPage name="feedback" about={isEvent ? "insuredEvent" : undefined}>
      <FeedbackForms />
    </StatementPage>
  );
}
