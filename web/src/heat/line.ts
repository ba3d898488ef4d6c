import type { HeatCell, HeatColumn, HeatKind } from "../data/heat";
import { svg } from "../charts/svg";

/** Where the cells of a heat map stand, in pixels. */
export interface Places {
  readonly lefts: readonly number[];
  readonly widths: readonly number[];
  readonly whole: number;
  /** Whether cells hold no more than a mark. */
  readonly isNarrow: boolean;
}

const height = 20;
const narrow = 16;
const widestHead = 120;
const betweenGroups = 7;

/** Cells as wide as a mark; where some say more, as the longest text of their column. */
export function placesOf(columns: readonly HeatColumn[], rows: readonly (readonly (HeatCell | undefined)[])[]): Places {
  const longest = columns.map((_, index) => rows.reduce((most, cells) => Math.max(most, cells[index] ? textOf(cells[index]).length : 0), 1));
  const isNarrow = longest.every(length => length === 1);
  const widths = columns.map((column, index) => isNarrow ? narrow : Math.ceil(Math.max(6.8 * longest[index]! + 16, Math.min(widestHead, 7 * column.name.length + 8))));
  const lefts: number[] = [];
  let left = 0;
  columns.forEach((column, index) => {
    left += index > 0 && column.group !== columns[index - 1]!.group ? betweenGroups : 0;
    lefts.push(left);
    left += widths[index]!;
  });
  return { lefts, widths, whole: left, isNarrow };
}

/** The column at a distance from the left; undefined between groups. */
export function columnAt(places: Places, left: number): number | undefined {
  const index = places.lefts.findLastIndex(begin => begin <= left);
  return index >= 0 && left < places.lefts[index]! + places.widths[index]! ? index : undefined;
}

export const textOf = (cell: HeatCell): string => cell.text ?? cell.sign.mark;

/** A row of cells: one path for each colour and one text for all marks of it, so that thousands of cells stay quick. */
export function heatLine(cells: readonly (HeatCell | undefined)[], places: Places): SVGElement {
  const line = svg("svg", { class: "line", width: places.whole, height, "aria-hidden": "true" });
  for (const kind of new Set(cells.flatMap(cell => cell ? [cell.sign.kind] : [])))
    line.append(...ofKind(kind, cells, places));
  return line;
}

function ofKind(kind: HeatKind, cells: readonly (HeatCell | undefined)[], places: Places): SVGElement[] {
  const found = cells.flatMap((cell, index) => cell?.sign.kind === kind ? [{ text: textOf(cell), left: places.lefts[index]!, width: places.widths[index]! - 1 }] : []);
  const path = found.map(({ left, width }) => `M${left} 0h${width}v${height - 1}h${-width}z`).join("");
  const middles = found.map(({ left, width }) => left + width / 2);
  // Each letter has a place of its own, whatever font it comes from.
  const texts = places.isNarrow ? [{ text: found.map(({ text }) => text).join(""), x: middles.join(" ") }] : found.map(({ text }, index) => ({ text, x: String(middles[index]) }));
  return [svg("path", { class: kind, d: path }), ...texts.map(({ text, x }) => svg("text", { class: kind, x, y: height - 6 }, text))];
}
