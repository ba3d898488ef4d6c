import { heatHeads } from "./heads";
import { heatLine, placesOf } from "./line";
import type { Context } from "../context";
import { inGroups, signsIn, type HeatCell, type HeatColumn, type Sign } from "../data/heat";
import { h } from "../controls/dom";
import { addCursor, type HeatRow } from "./cursor";
import { table, type Column, type Group } from "../controls/table";

interface Settings<T> {
  readonly caption: string;
  readonly columns: readonly HeatColumn[];
  readonly groups: readonly Group<T>[];
  /** All signs that cells may have, in the order of the legend. */
  readonly signs: readonly Sign[];
  readonly nameOf: (item: T) => string;
  readonly row: Column<T>;
  /** A cell for each column, in the order of columns; undefined where nothing was asked. */
  readonly cellsOf: (item: T) => readonly (HeatCell | undefined)[];
  /** Columns between a row's name and its cells. */
  readonly figures?: readonly Column<T>[];
}

/** Rows down, columns across in their groups: every cell has a colour and a mark, and opens its verdict. */
export function heatMap<T>(context: Context, settings: Settings<T>): Node[] {
  const ordered = inGroups(settings.columns);
  const columns = ordered.map(of => of.column);
  const found = new Map(settings.groups.flatMap(group => group.items).map(item => {
    const cells = settings.cellsOf(item);
    return [item, ordered.map(of => cells[of.index])] as const;
  }));
  const places = placesOf(columns, [...found.values()]);
  const rows: HeatRow[] = [];
  const line = (item: T): Node => {
    const row = { name: settings.nameOf(item), cells: found.get(item)!, line: heatLine(found.get(item)!, places) };
    rows.push(row);
    return row.line as unknown as Node;
  };
  const frame = table(context, {
    caption: settings.caption,
    columns: [settings.row, ...settings.figures ?? [], { id: "cells", title: heatHeads(columns, places), isText: true, cell: line }],
    groups: settings.groups,
    sortedBy: "",
    rowOf: settings.nameOf,
  });
  const told = h("div", { class: "told", "aria-live": "polite" });
  const box = frame.querySelector<HTMLElement>(".scroll")!;
  box.classList.add("heat");
  addCursor({ box, key: settings.caption, rows, columns, places, told });
  return [h("section", {}, legend(signsIn(settings.signs, [...found.values()].flat())), frame, told)];
}

const legend = (signs: readonly Sign[]): HTMLElement => h("p", { class: "legend" }, ...signs.map(sign =>
  h("span", {}, h("span", { class: `swatch ${sign.kind}`, "aria-hidden": "true" }, sign.mark), ` ${sign.meaning}`)));
