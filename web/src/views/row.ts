import { controls, select } from "../controls/choices";
import { facts, h } from "../controls/dom";
import { table as drawTable, type Column } from "../controls/table";
import type { Context } from "../context";
import { isGood, plainLabel, verdictsOf } from "../data/cases";
import { costOf, operationsOf } from "../data/lines";
import type { Line, Operation, Row, RunPart, Table } from "../data/model";
import { capital, operationHead } from "../words/names";
import * as units from "../words/units";
import { reasonsOf, wordOf } from "./dataSigns";
import { payload } from "./rawOutput";
import { carries, carrying, sizeText, timeText } from "./shared";
import type { View } from "./view";

interface Figures {
  readonly table: Table;
  readonly line: Line;
}

/** Everything about one serializer. */
export const row: View = {
  id: "row",
  title: "One row",
  question: context => rowOf(context)?.label ?? "One row",
  needs: ["verdicts", "cases", "hostile", "formats", "across"],
  controls: context => {
    const labels = rowsOf(context).map(known => ({ value: known.label, text: known.label }));
    return controls(select(context, "row", "Row", labels.sort((one, other) => one.text.localeCompare(other.text, "en")), rowOf(context)?.label ?? ""));
  },
  body: context => {
    const known = rowOf(context);
    if (!known)
      return [h("p", { class: "empty" }, "The results have no rows.")];
    const run = context.part("run");
    const figures = run ? run.tables.flatMap(table => table.lines.filter(line => line.label === known.label).map(line => ({ table, line }))) : [];
    return [
      about(known, figures),
      ...run && figures.length > 0 ? [h("h3", {}, "Figures"), times(context, run, figures)] : [h("p", {}, "It has no figures.")],
      ...marks(figures),
      ...casesOf(context, known.label),
      ...featuresOf(context, known.label),
      ...context.part("verdicts") ? [h("h3", {}, "What it keeps, and what it needs of your types"), ...kept(context, known)] : [],
    ];
  },
};

/** The rows of any kind of result; a row that several files have stands once. */
const rowsOf = (context: Context): Row[] =>
  [...new Map([...context.parts("across"), ...context.parts("formats"), ...context.parts("hostile"), ...context.parts("cases"), ...context.parts("verdicts")].flatMap(part => part.rows.map((known): [string, Row] => [known.label, known]))).values()];

/** What it does with conformance cases and hostile input, in a line each. */
function casesOf(context: Context, label: string): Node[] {
  const part = context.parts("cases").find(known => known.verdicts.some(row => row.row === label));
  const verdicts = part ? verdictsOf(part, part.verdicts.find(row => row.row === label)!).filter(verdict => isGood(verdict) !== undefined) : [];
  const grade = context.parts("hostile").flatMap(known => known.lines).find(line => line.row === label)?.group;
  return [
    ...verdicts.length > 0 ? [h("h3", {}, "Conformance"), h("p", {}, `${verdicts.filter(isGood).length} of ${verdicts.length} verdicts are good. `, h("a", { href: context.link("cases", { row: label }) }, "Its cases"))] : [],
    ...grade ? [h("h3", {}, "Hostile input"), h("p", {}, `${capital(grade)}. `, h("a", { href: context.link("hostile", { q: label }) }, "Its findings"))] : [],
  ];
}

/** The cells of the feature table that verdicts judge. */
function featuresOf(context: Context, label: string): Node[] {
  const part = context.part("features");
  const cells = part?.rows.find(known => known.row === plainLabel(label))?.cells ?? [];
  const pairs = part?.features.flatMap((feature, index): (readonly [string, Node])[] => cells[index] && cells[index].finding !== "not judged"
    ? [[feature.id, h("a", { href: context.link("features", { cell: `${plainLabel(label)}#${feature.id}` }) }, cells[index].answer)]] : []) ?? [];
  return pairs.length === 0 ? [] : [h("h3", {}, "Features"), facts(pairs)];
}

// Without a choice the fastest row of the first table, else the first row.
function rowOf(context: Context): Row | undefined {
  const rows = rowsOf(context);
  const run = context.part("run");
  const fastest = (run && context.table(run))?.lines[0]?.label;
  return rows.find(known => known.label === context.choice("row")) ?? rows.find(known => known.label === fastest) ?? rows[0];
}

function about(known: Row, figures: readonly Figures[]): HTMLElement {
  const line = figures[0]?.line;
  return facts([
    ["Package", known.package], ["Loaded assembly", known.loadedVersion], ["Runtime", known.runtime], ["Licence", known.licence], ["Home page", homePage(known)],
    ["Format", known.format], ["Carries", carrying[carries(known)]], ["Bytes pass as", known.surfaces], ["Contracts", known.dialect], ["Called through", line?.surface ?? ""], ["Settings", known.settings || "the library's defaults"],
    ["Reference row", known.isReference ? "yes: not a serializer" : ""],
    ["Not measured", known.cause], ["Not verified", known.unproven], ["Trim and AOT warnings", known.nativeWarnings],
    ["Ratios refer to", line?.ratioReference ?? ""],
  ]);
}

// The address is of the web: the page's data hold no other. It opens only by a click.
const homePage = (known: Row): Node | string => known.homePage && h("a", { href: known.homePage, rel: "noopener noreferrer", target: "_blank" }, known.homePage);

function times(context: Context, run: RunPart, figures: readonly Figures[]): HTMLElement {
  return drawTable<Figures>(context, {
    caption: "Its figures for each data set",
    columns: [
      { id: "data", title: "data set", isText: true, key: row => row.table.id, cell: row => h("a", { href: context.link("speed", { table: row.table.id }) }, `${row.table.dataSet} (${units.whole(row.table.size)})`) },
      ...operationsOf(run).flatMap(one => operationColumns(one, figures)),
      { id: "payload", title: "bytes", key: row => row.line.payload, cell: row => sizeText(row.line.payload) },
      { id: "deflate", title: "Deflate", key: row => row.line.deflate, cell: row => sizeText(row.line.deflate) },
      { id: "brotli", title: "Brotli", key: row => row.line.brotli, cell: row => sizeText(row.line.brotli) },
      ...figures.some(row => row.line.mapToContract !== undefined) ? [mapper] : [],
    ],
    groups: [{ items: figures }],
    sortedBy: "data",
  });
}

const mapper: Column<Figures> = {
  id: "mapper", title: "mapper", hint: "time to copy to and from the contract types", cell: row => `${timeText(row.line.mapToContract)} / ${timeText(row.line.mapToPlain)}`,
};

function operationColumns(operation: Operation, figures: readonly Figures[]): Column<Figures>[] {
  const cost = (row: Figures) => costOf(row.line, operation);
  const head = operationHead[operation];
  return [
    { id: `${operation}-time`, title: head, key: row => cost(row)?.nanoseconds, cell: row => timeText(cost(row)?.nanoseconds) },
    { id: `${operation}-ratio`, title: `${head} ratio [95 % CI]`, key: row => cost(row)?.ratio, cell: row => { const known = cost(row); return known?.ratio === undefined ? "-" : units.ratioInterval(known.ratio, known.lower, known.upper); } },
    ...figures.some(row => cost(row)?.rank) ? [{ id: `${operation}-rank`, title: `${head} rank`, cell: (row: Figures) => cost(row)?.rank ?? "" }] : [],
    { id: `${operation}-allocated`, title: `${head} allocates`, key: row => cost(row)?.allocated, cell: row => sizeText(cost(row)?.allocated) },
  ];
}

function marks(figures: readonly Figures[]): Node[] {
  const items = figures.flatMap(({ table, line }) => [
    ...line.remarks.map(remark => `${table.dataSet} (${units.whole(table.size)}): ${remark}`),
  ]);
  return items.length === 0 ? [] : [h("h3", {}, "Remarks"), h("ul", {}, ...[...new Set(items)].map(item => h("li", {}, item)))];
}

function kept(context: Context, known: Row): Node[] {
  const part = context.part("verdicts");
  const checks = part?.checks.filter(check => check.row === known.name) ?? [];
  if (!part || checks.length === 0)
    return [h("p", {}, known.cause || "It was not checked.")];
  return checks.map(check => h("section", { class: "check" },
    h("h4", {}, `${part.data[check.data]?.name ?? ""}: ${wordOf(check)}`), ...reasonsOf(check).map(sentence => h("p", {}, sentence)), check.head ? payload(check) : false));
}
