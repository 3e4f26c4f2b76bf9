import { useEffect } from "react";
const Loud = () => {
  useEffect(() => console.error("boo"), []);
  return <p>ok</p>;
};
export default { title: "kit/Mutant" };
export const Unnamed = { render: () => <button type="button"><span aria-hidden="true">x</span></button> };
export const OnlyInScheme = { render: () => <p><style>{"html[data-scheme] .dim{color:#767676;background:#fff}"}</style><span className="dim">бледно</span></p> };
export const Loudly = { render: () => <Loud /> };
export const Wide = { render: () => <div style={{ width: 500, background: "#fff" }}>wide</div> };
export const Throws = { render: () => { throw new Error("broken"); } };
export const OutsideTheRoot = { play: () => { const img = document.createElement("img"); img.src = "data:image/gif;base64,R0lGODlhAQABAAAAACw="; document.body.append(img); }, render: () => <p>ok</p> };
