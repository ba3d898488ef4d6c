import { select } from "../controls/choices";
import { h, paragraphs } from "../controls/dom";
import { table as drawTable } from "../controls/table";
import type { Context } from "../context";
import type { WordCell, WordColumn, SectionsPart, WordRow, WordTable } from "../data/sections";
import { rowLink } from "./shared";

/** A list of the tables of a part, where there are several: of operations, data sets or sizes. */
export function tableChoice(context: Context, part: SectionsPart | undefined): HTMLElement[] {
  const tables = part?.tables ?? [];
  const options = [{ value: "", text: "all" }, ...tables.map(table => ({ value: table.id, text: table.title }))];
  return tables.length > 1 ? [select(context, "table", "Table", options, chosenTable(context, part!)?.id ?? "")] : [];
}

const chosenTable = (context: Context, part: SectionsPart): WordTable | undefined => part.tables.find(table => table.id === context.choice("table"));

type ChartOf = (table: WordTable, rows: readonly WordRow[]) => Node[];

/** What a part says below its answer: its tables with what the view draws above each, and the notes. */
export const sectionsBody = (context: Context, part: SectionsPart, chartOf: ChartOf, isShown: (column: WordColumn) => boolean = () => true): Node[] => [
  ...sectionTables(context, part, chartOf, isShown),
  ...part.notes.length > 0 ? [h("section", { class: "closing" }, ...paragraphs(part.notes, "soft"))] : [],
];

/** The tables of a part, or the one that the reader chose. */
export function sectionTables(context: Context, part: SectionsPart, chartOf: ChartOf, isShown: (column: WordColumn) => boolean = () => true): Node[] {
  const wanted = context.choice("q").toLowerCase();
  const chosen = chosenTable(context, part);
  return part.tables.filter(table => !chosen || table === chosen).flatMap(table => {
    const rows = table.rows.filter(row => row.cells[0]!.text.toLowerCase().includes(wanted));
    return [
      h("h2", {}, table.title),
      ...table.howToRead.map(sentence => h("p", { class: "soft" }, sentence)),
      ...rows.length > 0 ? [...chartOf(table, rows), figures(context, table, rows, isShown)]
        : table.rows.length > 0 ? [h("p", { class: "empty" }, "No row has these letters in its name.")] : [],
      ...table.notes.map(note => h("p", { class: "soft" }, note)),
    ];
  });
}

/** The cell of a column; undefined where the table has no such column, or the cell no number. */
export function valueOf(table: WordTable, row: WordRow, column: string): number | undefined {
  const index = table.columns.findIndex(known => known.id === column);
  return index < 0 ? undefined : row.cells[index]?.value;
}

function figures(context: Context, table: WordTable, rows: readonly WordRow[], isShown: (column: WordColumn) => boolean): HTMLElement {
  const groups = [...new Set(rows.map(row => row.group))];
  const labels = new Set(context.data.parts.flatMap(part => part.kind !== "features" && "rows" in part ? part.rows?.map(row => row.label) ?? [] : []));
  return drawTable(context, {
    caption: table.title,
    hasHeading: true,
    columns: table.columns.map((column, index) => ({ column, index })).filter(({ column }) => isShown(column)).map(({ column, index }) => ({
      id: `${table.id}-${column.id}`, title: column.head, isText: column.isText, wraps: column.isSentence,
      key: (row: WordRow) => keyOf(row.cells[index]!),
      cell: (row: WordRow) => index === 0 && labels.has(row.cells[0]!.text) ? rowLink(context, row.cells[0]!.text) : row.cells[index]!.text,
    })),
    groups: groups.map(group => ({ head: group, items: rows.filter(row => row.group === group) })),
    sortedBy: "",
    rowOf: row => row.cells[0]!.text,
  });
}

const keyOf = (cell: WordCell): number | string | undefined => cell.value ?? (cell.text === "-" ? undefined : cell.text);
