import type { Context } from "../context";
import { h } from "./dom";
import { scrollBox } from "./scrollBox";

/** A column of a table. */
export interface Column<T> {
  readonly id: string;
  readonly title: string | HTMLElement;
  /** What the title means; shown on hover and read out. */
  readonly hint?: string;
  /** The text or element of a cell. */
  readonly cell: (item: T) => string | Node;
  /** What to sort by; undefined goes last in either direction. */
  readonly key?: (item: T) => number | string | undefined;
  readonly isText?: boolean;
  /** Whether its texts may take more than one line. */
  readonly wraps?: boolean;
  /** Whether a narrow window does without it. */
  readonly isExtra?: boolean;
}

/** Items under a common head. */
export interface Group<T> {
  readonly head?: string;
  readonly items: readonly T[];
}

interface Settings<T> {
  readonly caption: string;
  /** Whether the caption stands above the table already. */
  readonly hasHeading?: boolean;
  readonly columns: readonly Column<T>[];
  readonly groups: readonly Group<T>[];
  /** The column that the table is sorted by without a choice. */
  readonly sortedBy: string;
  readonly isDescending?: boolean;
  readonly rowOf?: (item: T) => string;
}

/** A table that sorts by its heads: within groups, so that what loses data never passes what keeps it. */
export function table<T>(context: Context, settings: Settings<T>): HTMLElement {
  const chosen = context.choice("sort", `${settings.sortedBy}${settings.isDescending ? "-" : ""}`);
  const isDescending = chosen.endsWith("-");
  const sorted = settings.columns.find(column => column.key && column.id === chosen.replace(/-$/, ""));
  const heads = settings.columns.map(column => head(context, column, column === sorted, isDescending));
  const bodies = settings.groups.filter(group => group.items.length > 0).map(group => body(settings, group, sorted, isDescending));
  const element = h("table", {}, !settings.hasHeading && h("caption", {}, settings.caption), h("thead", {}, h("tr", {}, ...heads)), ...bodies);
  return scrollBox(settings.caption, element);
}

/** Items in the order of a column. */
export function sortedItems<T>(items: readonly T[], key: (item: T) => number | string | undefined, isDescending: boolean): T[] {
  return items.map((item, index) => ({ item, index, key: key(item) })).sort((one, other) => {
    if (one.key === undefined || other.key === undefined)
      return one.key === other.key ? one.index - other.index : one.key === undefined ? 1 : -1;
    const order = typeof one.key === "string" ? one.key.localeCompare(String(other.key), "en") : one.key - Number(other.key);
    return (isDescending ? -order : order) || one.index - other.index;
  }).map(entry => entry.item);
}

function head<T>(context: Context, column: Column<T>, isSorted: boolean, isDescending: boolean): HTMLElement {
  const kind = kindOf(column);
  if (!column.key)
    return h("th", { scope: "col", class: kind, title: column.hint }, column.title);
  const next = isSorted && !isDescending ? `${column.id}-` : column.id;
  const sign = isSorted ? (isDescending ? " \u25be" : " \u25b4") : "";
  const button = h("button", { type: "button", "data-sort": column.id, title: column.hint, click: () => context.choose("sort", next) }, column.title, h("span", { class: "sign", "aria-hidden": "true" }, sign));
  return h("th", { scope: "col", class: kind, "aria-sort": isSorted ? (isDescending ? "descending" : "ascending") : "none" }, button);
}

const kindOf = <T>(column: Column<T>): string => `${column.isText ? "text" : "number"}${column.wraps ? " wrap" : ""}${column.isExtra ? " extra" : ""}`;

function body<T>(settings: Settings<T>, group: Group<T>, sorted: Column<T> | undefined, isDescending: boolean): HTMLElement {
  const items = sorted?.key ? sortedItems(group.items, sorted.key, isDescending) : group.items;
  const rows = items.map(item => h("tr", { "data-row": settings.rowOf?.(item) }, ...settings.columns.map((column, index) =>
    h(index === 0 ? "th" : "td", { class: kindOf(column), "data-column": column.id, scope: index === 0 ? "row" : undefined }, column.cell(item)))));
  const top = group.head ? [h("tr", { class: "group" }, h("th", { colspan: settings.columns.length, scope: "rowgroup" }, h("span", {}, group.head)))] : [];
  return h("tbody", {}, ...top, ...rows);
}
