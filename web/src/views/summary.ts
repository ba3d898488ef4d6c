import { axisEnd } from "../charts/axisEnd";
import { strip } from "../charts/strip";
import { controls } from "../controls/choices";
import { h, paragraphs } from "../controls/dom";
import { table as drawTable, type Column } from "../controls/table";
import type { Context } from "../context";
import { costOf, mainOperations } from "../data/lines";
import type { Line, Operation, RunPart, Table } from "../data/model";
import { capital, counted, operationHead, operationName } from "../words/names";
import * as units from "../words/units";
import { byKept, dataChoices, notes, rowColumn, shown, timeColumns } from "./shared";
import type { View } from "./view";

/** What was measured, the answer, and the ranking. */
export const summary: View = {
  id: "summary",
  title: "Summary",
  answer: context => shown(context)?.table.answer ?? [],
  needs: "run",
  controls: context => controls(...dataChoices(context)),
  body: context => {
    const now = shown(context);
    if (!now)
      return [h("p", {}, "The run has no data set.")];
    const { run, table } = now;
    return [
      ...otherAnswers(context, run, table),
      ranking(context, run, table),
      ...paragraphs([howToRead(table), ...table.ranks], "soft"),
      ...notes(table),
      ...missing(table),
    ];
  },
};

function otherAnswers(context: Context, run: RunPart, shownTable: Table): Node[] {
  const others = run.tables.filter(table => table !== shownTable);
  if (others.length === 0)
    return [];
  const items = others.map(table => h("li", {}, h("a", { href: context.link("summary", { table: table.id }) }, `${table.dataSet} (${units.whole(table.size)})`), `: ${table.answer[0] ?? ""}`));
  return [h("details", { class: "others" }, h("summary", {}, `Answers for ${counted(others.length, "other data set")}`), h("ul", {}, ...items))];
}

function ranking(context: Context, run: RunPart, table: Table): HTMLElement {
  const operations = mainOperations(run);
  return drawTable(context, {
    caption: `Rows by what they keep, then by time to ${operationName[operations[0] ?? "deserialize"]}`,
    columns: columns(context, run, table, operations),
    groups: byKept(table, table.lines, line => line),
    sortedBy: `${operations[0] ?? "deserialize"}-time`,
    rowOf: line => line.label,
  });
}

function columns(context: Context, run: RunPart, table: Table, operations: readonly Operation[]): Column<Line>[] {
  const times = timeColumns(run);
  return [
    rowColumn(context),
    ...operations.flatMap((operation, index) => [times[index]!, ...rankColumn(table, operation), ...table.hasReference ? [ratioColumn(table, operation)] : []]),
    { id: "payload", title: "bytes", hint: "payload of one instance", key: line => line.payload, cell: line => line.payload === undefined ? "-" : units.whole(line.payload) },
    ...table.lines.some(line => line.needs) ? [{ id: "needs", title: "your types need", isText: true, wraps: true, cell: (line: Line) => line.needs }] : [],
  ];
}

function rankColumn(table: Table, operation: Operation): Column<Line>[] {
  if (!table.lines.some(line => costOf(line, operation)?.rank))
    return [];
  return [{ id: `${operation}-rank`, title: "rank", hint: `rank in ${operationName[operation]}; 2-4: exact rank not determined`, cell: line => costOf(line, operation)?.rank ?? "" }];
}

function ratioColumn(table: Table, operation: Operation): Column<Line> {
  const costs = table.lines.filter(line => !line.isReference).flatMap(line => costOf(line, operation) ?? []);
  const end = axisEnd(costs.flatMap(cost => cost.ratio ?? []));
  return {
    id: `${operation}-ratio`,
    title: `${operationHead[operation]} ratio`,
    hint: `time / time of ${table.reference} with its confidence interval; below 1 is faster`,
    key: line => costOf(line, operation)?.ratio,
    cell: line => {
      const cost = costOf(line, operation);
      return cost?.ratio === undefined ? "-" : h("span", { class: "ratio" },
        h("span", { title: units.ratioInterval(cost.ratio, cost.lower, cost.upper) }, units.ratio(cost.ratio)), strip(cost.ratio, cost.lower, cost.upper, end) as unknown as HTMLElement);
    },
  };
}

function howToRead(table: Table): string {
  return table.hasReference ? `Ratio = time / time of ${table.reference}; below 1 is faster. The line through each dot is its confidence interval, the vertical line marks 1. An arrow: beyond the edge.` : `${capital(table.howToRead)}.`;
}

function missing(table: Table): Node[] {
  if (table.missing.length === 0)
    return [];
  const count = table.missing.reduce((sum, group) => sum + group.rows.length, 0);
  const items = table.missing.map(group => h("li", {}, h("b", {}, group.kind), `: ${group.rows.join(", ")}${group.cause ? ` \u2013 ${group.cause}` : ""}`));
  return [h("details", { class: "notes" }, h("summary", {}, `${counted(count, "row")} without figures, and why`), h("ul", {}, ...items))];
}
