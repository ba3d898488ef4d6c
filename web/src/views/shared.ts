import { select, type Option } from "../controls/choices";
import { breakable, h } from "../controls/dom";
import type { Column, Group } from "../controls/table";
import type { Context } from "../context";
import type { Line, Operation, PartKind, Row, RunPart, Table } from "../data/model";
import { costOf, mainOperations, operationsOf } from "../data/lines";
import { keptName, keptOrder, operationHead, operationName } from "../words/names";
import * as units from "../words/units";

/** The run and table that a view of figures draws from. */
export interface Shown {
  readonly run: RunPart;
  readonly table: Table;
}

/** What the reader chose; undefined where the run has no table at all. */
export function shown(context: Context): Shown | undefined {
  const run = context.part("run");
  const table = run && context.table(run);
  return run && table ? { run, table } : undefined;
}

/** A list of the files that have a kind of part, where there is more than one. */
export function fileChoice(context: Context, kind: PartKind): HTMLElement[] {
  const files = context.parts(kind).map(part => ({ value: part.file, text: part.file }));
  return files.length > 1 ? [select(context, "file", "Results", files, context.part(kind)?.file ?? "")] : [];
}

/** Lists for the file and the data set, each only where there is more than one. */
export function dataChoices(context: Context): HTMLElement[] {
  const run = context.part("run");
  const tables = run?.tables.map(table => ({ value: table.id, text: `${table.dataSet} (${units.whole(table.size)})` })) ?? [];
  return [
    ...fileChoice(context, "run"),
    ...tables.length > 1 && run ? [select(context, "table", "Data set", tables, context.table(run)?.id ?? "")] : [],
  ];
}

/** The operation that the reader chose, else the first of the run. */
export function operation(context: Context, run: RunPart): Operation {
  const known = operationsOf(run);
  return known.find(one => one === context.choice("op")) ?? known[0] ?? "deserialize";
}

export const operationOptions = (run: RunPart): Option[] => operationsOf(run).map(one => ({ value: one, text: operationName[one] }));

/** What must be kept for a row to be shown. */
export const leastOptions: readonly Option[] = [
  { value: "less", text: "all rows" }, { value: "publicMembers", text: "all public members kept" }, { value: "everything", text: "everything kept" },
];

/** A row's name, which opens everything about it, with its marks. */
export function rowLink(context: Context, label: string, signs = "", meaning = ""): Node {
  const link = h("a", { href: context.link("row", { row: label }) }, ...breakable(label));
  return signs ? h("span", {}, link, " ", h("abbr", { title: meaning, class: "signs" }, signs)) : link;
}

/** Rows by what they keep, so that what loses data never stands among what keeps it; below them reference rows. */
export const byKept = <T>(table: Table, items: readonly T[], lineOf: (item: T) => Line): Group<T>[] => [
  ...keptOrder.map(kept => ({ head: table.groups[kept], items: items.filter(item => !lineOf(item).isReference && lineOf(item).keeps === kept) })),
  { head: "reference rows: lower bounds, not serializers", items: items.filter(item => lineOf(item).isReference) },
];

/** Serializers, and below them reference rows. */
export function byReference<T extends { readonly row: string }>(part: { readonly rows: readonly Row[] }, items: readonly T[]): Group<T>[] {
  const references = new Set(part.rows.filter(row => row.isReference).map(row => row.name));
  return referencesLast(items, item => references.has(item.row));
}

/** Serializers, and below them what is of reference rows. */
export const referencesLast = <T>(items: readonly T[], isReference: (item: T) => boolean): Group<T>[] =>
  [{ items: items.filter(item => !isReference(item)) }, { head: "reference rows: not serializers", items: items.filter(isReference) }];

export const rowColumn = (context: Context): Column<Line> => ({
  id: "row", title: "row", isText: true, key: line => line.label, cell: line => rowLink(context, line.label, line.signs, line.remarks.join("\n")),
});

export const keepsColumn: Column<Line> = { id: "keeps", title: "keeps", isText: true, key: line => keptText(line), cell: line => keptText(line) };

/** What a row keeps; a reference row is a lower bound and no serializer. */
export const keptText = (line: Line): string => line.isReference ? "reference row" : keptName[line.keeps];

export const sizeText = (bytes: number | undefined): string => bytes === undefined ? "-" : units.size(bytes);

export const timeText = (nanoseconds: number | undefined): string => nanoseconds === undefined ? "-" : units.time(nanoseconds);

/** Whether a row carries graphs or trees alone; empty where the file does not tell. */
export const carries = (row: Row): "graphs" | "trees" | "" => row.keepsReferences === undefined || row.isReference ? "" : row.keepsReferences ? "graphs" : "trees";

/** What carrying them means. */
export const carrying = { graphs: "graphs: shared references and cycles come back", trees: "trees: a shared object is written for each reference", "": "" } as const;

/** What the colours and patterns of bars mean. */
export function legend(lines: readonly Line[]): HTMLElement {
  const keys = new Map(lines.map(line => [line.isReference ? "reference" : line.keeps, keptText(line)]));
  return h("p", { class: "legend" }, ...[...keys].map(([kind, text]) => h("span", { class: `key ${kind}` }, text)));
}

/** The columns of time and ratio of the main operations. */
export const timeColumns = (run: RunPart): Column<Line>[] => mainOperations(run).map(one => ({
  id: `${one}-time`, title: operationHead[one], hint: `time to ${operationName[one]}`, key: line => costOf(line, one)?.nanoseconds, cell: line => timeText(costOf(line, one)?.nanoseconds),
}));

const mostNotes = 3;

/** What else there is to say, at the end of a view; many notes are opened by who wants them. */
export const otherNotes = (sentences: readonly string[]): Node[] => sentences.length <= mostNotes
  ? sentences.map(sentence => h("p", { class: "soft" }, sentence))
  : [h("details", { class: "notes" }, h("summary", {}, `${sentences.length} notes: rows without verdicts, and the machine`), h("ul", {}, ...sentences.map(sentence => h("li", {}, sentence))))];

/** The notes below tables: what marks mean. */
export function notes(table: Table): Node[] {
  if (table.marks.length === 0)
    return [];
  const items = table.marks.map(mark => h("li", {}, h("b", { class: "signs" }, mark.sign), ` ${mark.meaning}: ${mark.rows}`));
  return [h("details", { class: "notes" }, h("summary", {}, "Marks next to rows"), h("ul", {}, ...items))];
}
