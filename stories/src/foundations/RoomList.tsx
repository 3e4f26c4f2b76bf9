import { Link } from "@shanyraq/kit/actions/LinkContext.tsx";
import { paint, radius, space } from "@shanyraq/kit/theme/tokens.ts";
import { styled } from "styled-components";
import { pageHref } from "./page-href.ts";
import { storyRooms } from "./story-rooms.ts";

const Rooms = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr));
  gap: ${space(2)};
  margin: ${space(2)} 0 ${space(5)};
  list-style: none;
  & > li {
    display: grid;
    grid-template-rows: auto auto 1fr;
    padding: ${space(2.5)} ${space(3)} ${space(3)};
    border: 1px solid ${paint.line};
    border-radius: ${radius.m};
    background: ${paint.surface};
  }
  & h3 {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    font-size: 1.125rem;
    font-weight: 620;
    letter-spacing: -0.015em;
    color: ${paint.heading};
  }
  & h3 > span {
    font-size: 0.875rem;
    font-weight: 450;
    letter-spacing: 0;
    color: ${paint.inkSoft};
    font-variant-numeric: tabular-nums;
  }
  & p {
    margin: ${space(0.5)} 0 ${space(2)};
    font-size: 0.9375rem;
    line-height: 1.45;
    color: ${paint.inkSoft};
  }
`;
const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-self: end;
  gap: ${space(0.5)} ${space(2)};
  &&& {
    margin: 0;
  }
  & > a {
    padding: 0.2em 0;
    font-size: 0.9375rem;
    font-weight: 500;
    text-underline-offset: 0.2em;
    text-decoration-thickness: 1px;
  }
`;
/** The rooms of the tree, of the kit or of the product, each with ways into it. */
export const RoomList = ({ of }: { readonly of: "kit" | "product" }) => (
  <Rooms>
    {storyRooms
      .filter(({ room }) => room.startsWith("kit/") === (of === "kit") && room !== "live")
      .map(({ room, name, says, ways, components }) => (
        <li key={room}>
          <h3>
            {name}
            <span>{components.length}</span>
          </h3>
          <p>{says}</p>
          <Ways>
            {ways.map((component) => (
              <Link key={component} href={pageHref(`${room}/${component}`)}>
                {component}
              </Link>
            ))}
          </Ways>
        </li>
      ))}
  </Rooms>
);
