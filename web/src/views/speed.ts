import { dotChart, type DotRow } from "../charts/dots";
import { controls, search, select, switches } from "../controls/choices";
import { h } from "../controls/dom";
import { sortedItems, table as drawTable, type Column } from "../controls/table";
import type { Context } from "../context";
import { costOf, filtered } from "../data/lines";
import type { Cost, Line, Operation, Table } from "../data/model";
import { operationName } from "../words/names";
import * as units from "../words/units";
import { byKept, dataChoices, keptText, leastOptions, notes, operation, operationOptions, rowColumn, shown, sizeText, type Shown } from "./shared";
import type { View } from "./view";

interface Measured {
  readonly line: Line;
  readonly cost: Cost;
}

/** Time of each row, as dots and in full. */
export const speed: View = {
  id: "speed",
  title: "Speed",
  needs: "run",
  controls: context => {
    const now = shown(context);
    return now ? controls(
      ...dataChoices(context),
      select(context, "op", "Operation", operationOptions(now.run), operation(context, now.run)),
      now.table.hasReference && switches(context, "value", "Show", [{ value: "ratio", text: "ratio" }, { value: "time", text: "time" }], valueOf(context, now.table)),
      select(context, "least", "Rows", leastOptions, context.choice("least", "less")),
      search(context, "Find"),
    ) : h("div");
  },
  body: context => {
    const now = shown(context);
    if (!now)
      return [];
    const one = operation(context, now.run);
    const rows = measured(now.table, one, context);
    if (rows.length === 0)
      return [h("p", { class: "empty" }, `No row has a time to ${operationName[one]} with these filters.`)];
    const isTime = valueOf(context, now.table) === "time";
    return [
      h("h2", {}, `Time to ${operationName[one]}: ${now.table.dataSet} (${units.whole(now.table.size)})`),
      h("p", { class: "soft" }, explanation(now, rows, isTime)),
      dots(rows, now.table, isTime, one),
      figures(context, now.table, rows, one),
      ...notes(now.table),
    ];
  },
};

const valueOf = (context: Context, table: Table): string => table.hasReference ? context.choice("value", "ratio") : "time";

function measured(table: Table, operation: Operation, context: Context): Measured[] {
  const rows = filtered(table, context.choice("q"), context.choice("least", "less")).flatMap(line => {
    const cost = costOf(line, operation);
    return cost ? [{ line, cost }] : [];
  });
  return sortedItems(rows, row => row.cost.nanoseconds, false);
}

function explanation({ run, table }: Shown, rows: readonly Measured[], isTime: boolean): string {
  const cut = "An arrow at the edge: slower than 4 times the median row.";
  if (!table.hasReference)
    return `Left is faster. There are no ratios, because the reference row was not measured here. ${cut}`;
  const interval = !rows.some(row => row.cost.lower !== undefined) ? "One block gives no intervals." : isTime
    ? `The line through a dot is the interval of the ratio to ${table.reference}, times its time.`
    : `The line through a dot is its ${units.share(run.confidence)} confidence interval.`;
  return `Left is faster. ${isTime ? "" : `Ratio = time / time of ${table.reference}, which the vertical line marks. `}${interval} ${cut}`;
}

function dots(rows: readonly Measured[], table: Table, isTime: boolean, operation: Operation): HTMLElement {
  const reference = table.lines.find(line => line.label === table.reference);
  const factor = isTime ? (reference && costOf(reference, operation)?.nanoseconds) : 1;
  const dot = ({ line, cost }: Measured): DotRow[] => {
    const value = isTime ? cost.nanoseconds : cost.ratio;
    const times = (end: number | undefined): number | undefined => factor && end !== undefined ? end * factor : undefined;
    return value === undefined ? [] : [{
      name: line.label, dots: [{ kind: line.isReference ? "reference" : line.keeps, value, lower: times(cost.lower), upper: times(cost.upper) }],
      figure: isTime ? units.time(value) : units.ratioInterval(value, cost.lower, cost.upper),
      details: [units.time(cost.nanoseconds), ...cost.ratio === undefined ? [] : [`ratio ${units.ratioInterval(cost.ratio, cost.lower, cost.upper)}`], ...cost.rank ? [`rank ${cost.rank}`] : [], keptText(line)],
    }];
  };
  return dotChart({
    label: `Dots of the time to ${operationName[operation]}; the table below has the same figures`, format: isTime ? units.time : units.ratio,
    sections: byKept(table, rows, row => row.line).map(group => ({ head: group.head ?? "", rows: group.items.flatMap(dot) })),
    ...isTime ? {} : { mark: 1 },
  });
}

function figures(context: Context, table: Table, rows: readonly Measured[], operation: Operation): HTMLElement {
  return drawTable<Measured>(context, {
    caption: `Figures of ${operationName[operation]}`,
    columns: [
      lifted(rowColumn(context)),
      ...rows.some(row => row.cost.rank) ? [{ id: "rank", title: "rank", cell: (row: Measured) => row.cost.rank }] : [],
      { id: "time", title: "time", key: row => row.cost.nanoseconds, cell: row => units.time(row.cost.nanoseconds) },
      { id: "ratio", title: "ratio [95 % CI]", key: row => row.cost.ratio, cell: row => row.cost.ratio === undefined ? "-" : units.ratioInterval(row.cost.ratio, row.cost.lower, row.cost.upper) },
      ...floors(table, operation),
      { id: "rate", title: `${table.units}/s`, key: row => row.cost.objectsPerSecond, cell: row => units.count(row.cost.objectsPerSecond) },
      { id: "bytes-rate", title: "MB/s", key: row => row.cost.bytesPerSecond, cell: row => row.cost.bytesPerSecond === undefined ? "-" : units.count(row.cost.bytesPerSecond / 1e6) },
      { id: "allocated", title: "allocated", key: row => row.cost.allocated, cell: row => sizeText(row.cost.allocated) },
      { id: "gc", title: "time in GC", key: row => row.cost.gcShare, cell: row => row.cost.gcShare === undefined ? "-" : units.share(row.cost.gcShare) },
    ],
    groups: byKept(table, rows, row => row.line),
    sortedBy: "time",
    rowOf: row => row.line.label,
  });
}

/** How many times as long as each lower bound. */
function floors(table: Table, operation: Operation): Column<Measured>[] {
  return table.lines.filter(line => line.isReference).flatMap(line => {
    const floor = costOf(line, operation);
    return floor ? [{
      id: `per-${line.label}`, title: `/ ${line.label.replace(/^reference\//, "")}`, hint: `time / time of ${line.label}`,
      key: (row: Measured) => row.cost.nanoseconds / floor.nanoseconds, cell: (row: Measured) => units.ratio(row.cost.nanoseconds / floor.nanoseconds),
    }] : [];
  });
}

function lifted(column: Column<Line>): Column<Measured> {
  const { key, cell, ...rest } = column;
  return { ...rest, cell: row => cell(row.line), ...key ? { key: (row: Measured) => key(row.line) } : {} };
}
