import { detachedJws } from "@shanyraq/provider";
import type { SavedCards } from "./cards.ts";

/** What the sandbox's shop signs with. */
export const SIGNING_SECRET = "sandbox-merchant";

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields => (typeof value === "object" && value !== null ? { ...value } : {});
function parsed(body: string): Fields {
  try {
    return fieldsOf(JSON.parse(body));
  } catch {
    return {};
  }
}
const failed = (status: number, error: string) => Response.json({ error }, { status });

/** Freedom Pay as the provider reaches it over HTTP (`freedom-pay-over-http.ts` says what of it is published). */
export async function freedomService(request: Request, path: string, cards: SavedCards, pageOf: (id: string) => string): Promise<Response> {
  if (request.method !== "POST") return failed(405, "method");
  const body = await request.text();
  if (request.headers.get("x-jws-signature") !== detachedJws(body, SIGNING_SECRET)) return failed(401, "signature");
  const fields = parsed(body);
  switch (`${path} ${request.headers.get("x-action")}`) {
    case "/v5/g2g/create gateway.card.create": {
      const backUrl = fieldsOf(fields["urls"])["back_url"];
      if (typeof backUrl !== "string") return failed(400, "urls");
      const id = await cards.begin(backUrl);
      return Response.json({ id, redirect_url: pageOf(id) });
    }
    case "/v5/g2g/read gateway.card.read": {
      const card = await cards.stateOf(String(fields["id"]));
      if (!card) return failed(404, "card");
      if (!card.known || card.state === "new" || card.state === "secure") return Response.json({ status: "process" });
      if (card.state === "declined") return Response.json({ status: "error" });
      return Response.json({
        status: "success",
        recurrent: { profile_id: card.profile },
        card: { pan: "440043XXXXXX1234", expires: "2029-08" },
      });
    }
    case "/v5/g2g/create gateway.payment.create": {
      const profile = fieldsOf(fieldsOf(fields["from"])["recurrent"])["profile_id"];
      const { order_id: reference, amount } = fields;
      if (typeof reference !== "string" || typeof amount !== "number" || amount <= 0) return failed(400, "payment");
      const charged = await cards.charge(reference, String(profile), Math.round(amount * 100));
      return charged ? Response.json({ status: "process" }) : failed(404, "profile");
    }
    case "/v5/g2g/create gateway.refund.create": {
      const { order_id: reference, amount } = fields;
      if (typeof reference !== "string" || typeof amount !== "number" || amount <= 0) return failed(400, "refund");
      return (await cards.giveBack(reference, Math.round(amount * 100))) ? Response.json({ status: "success" }) : failed(404, "payment");
    }
    case "/v5/g2g/read gateway.payment.read": {
      const charge = await cards.chargeBy(String(fields["order_id"]));
      return charge ? Response.json({ status: charge.state, amount: charge.amount / 100 }) : failed(404, "payment");
    }
  }
  return failed(404, "action");
}
