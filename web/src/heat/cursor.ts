import { columnAt, type Places } from "./line";
import type { HeatCell, HeatColumn } from "../data/heat";
import { h } from "../controls/dom";

/** A drawn row of a heat map. */
export interface HeatRow {
  readonly name: string;
  readonly cells: readonly (HeatCell | undefined)[];
  readonly line: SVGElement;
}

interface Settings {
  readonly box: HTMLElement;
  /** What finds the same map again. */
  readonly key: string;
  readonly rows: readonly HeatRow[];
  readonly columns: readonly HeatColumn[];
  readonly places: Places;
  /** Where the cell under the cursor is told. */
  readonly told: HTMLElement;
}

/** The cell that a reader opened last, by map: who comes back stands on it again. */
const opened = new Map<string, { readonly row: string; readonly column: string }>();

/**
 * One link that lies on the cell under the pointer, or on the one that arrow keys chose: so a click, Enter, a middle click and
 * "copy link" all do what they do on any link, and a map of thousands of cells has one stop of the tab key.
 */
export function addCursor(settings: Settings): void {
  if (settings.rows.length === 0 || settings.columns.length === 0)
    return;
  const { box, rows, columns, told } = settings;
  const link = h("a", { class: "cursor", tabindex: 0 });
  let at = { row: 0, column: 0 };
  const move = (row: number, column: number): void => {
    at = { row: Math.max(0, Math.min(rows.length - 1, row)), column: Math.max(0, Math.min(columns.length - 1, column)) };
    put(link, settings, at);
    told.replaceChildren(...wordsOf(rows[at.row]!, columns[at.column]!, rows[at.row]!.cells[at.column]));
  };
  box.append(link);
  told.replaceChildren(h("span", { class: "soft" }, "Point at a cell or tap it to read its verdict. A click or Enter opens it; arrow keys move on."));
  link.addEventListener("focus", () => move(at.row, at.column));
  link.addEventListener("keydown", event => {
    const [down, right] = stepOf(event, at, rows.length, columns.length);
    if (down === 0 && right === 0)
      return;
    event.preventDefault();
    move(at.row + down, at.column + right);
    intoView(link, box, "nearest");
  });
  link.addEventListener("click", () => opened.set(settings.key, { row: rows[at.row]!.name, column: columns[at.column]!.name }));
  const under = (event: MouseEvent): boolean => {
    const row = rows.findIndex(known => known.line.contains(event.target as Node));
    const column = row < 0 ? undefined : columnAt(settings.places, event.clientX - rows[row]!.line.getBoundingClientRect().left);
    if (column !== undefined)
      move(row, column);
    return column !== undefined;
  };
  box.addEventListener("pointermove", under);
  // A tap shows the verdict in a few words, and a second one opens it.
  box.addEventListener("click", event => event.target !== link && under(event) && link.focus({ preventScroll: true }));
  comeBack(settings, link, move);
}

function comeBack(settings: Settings, link: HTMLElement, move: (row: number, column: number) => void): void {
  const last = opened.get(settings.key);
  const [row, column] = [settings.rows.findIndex(known => known.name === last?.row), settings.columns.findIndex(known => known.name === last?.column)];
  if (row < 0 || column < 0)
    return;
  opened.delete(settings.key);
  // Only what is on the page has a place.
  requestAnimationFrame(() => {
    move(row, column);
    intoView(link, settings.box, "center");
    link.focus({ preventScroll: true });
  });
}

/** Beside the names of rows and below those of columns, which stay in place. */
function intoView(link: HTMLElement, box: HTMLElement, where: ScrollLogicalPosition): void {
  const [head, name] = [box.querySelector("thead"), box.querySelector<HTMLElement>("tbody th")];
  box.style.scrollPadding = `${head?.offsetHeight ?? 0}px 24px 8px ${name?.offsetWidth ?? 0}px`;
  link.scrollIntoView({ block: where, inline: where });
}

function put(link: HTMLElement, { box, rows, columns, places }: Settings, at: { readonly row: number; readonly column: number }): void {
  const [row, cell] = [rows[at.row]!, rows[at.row]!.cells[at.column]];
  const [line, outer] = [row.line.getBoundingClientRect(), box.getBoundingClientRect()];
  link.style.left = `${line.left - outer.left + box.scrollLeft - box.clientLeft + places.lefts[at.column]!}px`;
  link.style.top = `${line.top - outer.top + box.scrollTop - box.clientTop}px`;
  link.style.width = `${places.widths[at.column]! - 1}px`;
  if (cell)
    link.setAttribute("href", cell.href);
  else
    link.removeAttribute("href");
  link.setAttribute("aria-label", `${row.name}, ${columns[at.column]!.name}: ${cell?.word ?? nothing}`);
}

const nothing = "not asked";
const page = 10;

/** How far a key moves: rows down, columns to the right. */
function stepOf(event: KeyboardEvent, at: { readonly row: number; readonly column: number }, rows: number, columns: number): [number, number] {
  switch (event.key) {
    case "ArrowDown": return [1, 0];
    case "ArrowUp": return [-1, 0];
    case "ArrowRight": return [0, 1];
    case "ArrowLeft": return [0, -1];
    case "PageDown": return [page, 0];
    case "PageUp": return [-page, 0];
    case "Home": return event.ctrlKey ? [-rows, -at.column] : [0, -at.column];
    case "End": return event.ctrlKey ? [rows, columns] : [0, columns];
    default: return [0, 0];
  }
}

const wordsOf = (row: HeatRow, column: HeatColumn, cell: HeatCell | undefined): Node[] => [
  h("p", {}, h("strong", {}, `${row.name}, ${column.name}: ${cell?.word ?? nothing}`), cell?.reason ? ` ${cell.reason}` : ""),
  h("p", { class: "soft" }, cell ? h("a", { href: cell.href, tabindex: -1 }, "Open the verdict") : "", cell && column.about ? ". " : "", column.about),
];
