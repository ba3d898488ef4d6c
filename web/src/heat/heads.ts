import { h } from "../controls/dom";
import { shortNames, type HeatColumn } from "../data/heat";
import type { Places } from "./line";

/** The height of upright names; longer ones are cut. */
const longest = 106;

/** The names of columns, upright where cells are narrow, and above them those of their groups. */
export function heatHeads(columns: readonly HeatColumn[], places: Places): HTMLElement {
  const element = h("div", { class: `heads${places.isNarrow ? " upright" : ""}` }, ...groupHeads(columns, places), ...columns.map((column, index) => place(
    column.href ? h("a", { class: "name", href: column.href, title: column.name, tabindex: -1 }, column.name) : h("span", { class: "name", title: column.name }, column.name),
    places.lefts[index]!, places.widths[index]!)));
  element.style.width = `${places.whole}px`;
  if (places.isNarrow)
    element.style.setProperty("--name", `${Math.min(longest, Math.ceil(6.2 * Math.max(...columns.map(column => column.name.length))) + 6)}px`);
  return element;
}

function groupHeads(columns: readonly HeatColumn[], places: Places): HTMLElement[] {
  const names = shortNames(columns.map(column => column.group));
  return columns.flatMap((column, index) => {
    if (index > 0 && columns[index - 1]!.group === column.group)
      return [];
    const last = columns.findLastIndex(other => other.group === column.group);
    return column.group === "" ? [] : [place(h("span", { class: "of", title: column.group }, names[index]!), places.lefts[index]!, places.lefts[last]! + places.widths[last]! - places.lefts[index]!)];
  });
}

function place(element: HTMLElement, left: number, width: number): HTMLElement {
  element.style.left = `${left}px`;
  element.style.width = `${width - 1}px`;
  return element;
}
