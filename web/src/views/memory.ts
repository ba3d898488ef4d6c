import { barChart, type Bar } from "../charts/bars";
import { controls, search } from "../controls/choices";
import { h } from "../controls/dom";
import type { WordRow, WordTable } from "../data/sections";
import * as units from "../words/units";
import { sectionsBody, valueOf } from "./sections";
import { fileChoice } from "./shared";
import { answerOf, type View } from "./view";

/** Memory, pauses and threads, and caches of bytes against caches of objects. */
export const memory: View = {
  id: "memory",
  title: "Memory and threads",
  question: () => "How much memory do rows take, and what do threads gain?",
  answer: answerOf("memory"),
  needs: "memory",
  controls: context => controls(...fileChoice(context, "memory"), search(context, "Find")),
  body: context => {
    const part = context.part("memory");
    return part ? sectionsBody(context, part, (table, rows) => table.id.endsWith("-threads") ? threads(table, rows) : table.id.endsWith("-cache") ? cache(table, rows) : peaks(table, rows)) : [];
  },
};

const kinds: Readonly<Record<string, Bar["kind"]>> = { "keeps everything": "everything", "public members only": "publicMembers", "loses more": "less" };

const kindOf = (row: WordRow): Bar["kind"] => kinds[row.group] ?? "reference";

const details = (table: WordTable, row: WordRow, wanted: (column: string) => boolean): string[] =>
  table.columns.flatMap((column, index) => index > 0 && wanted(column.id) && row.cells[index]!.text !== "-" ? [`${column.head}: ${row.cells[index]!.text}`] : []);

function bars(table: WordTable, rows: readonly WordRow[], column: string, wanted: (column: string) => boolean): Bar[] {
  return rows.flatMap(row => {
    const value = valueOf(table, row, column);
    return value === undefined ? [] : [{ name: row.cells[0]!.text, kind: kindOf(row), value, details: [row.group, ...details(table, row, wanted)] }];
  });
}

function peaks(table: WordTable, rows: readonly WordRow[]): Node[] {
  const found = bars(table, rows, "peakBytes", column => !/Budget|Between|before|allocated/.test(column));
  return found.length === 0 ? [] : [
    h("p", { class: "soft" }, "Bars: largest working set of the process."),
    barChart({ label: `${table.title}: bars of the largest working set; the table below has the figures`, bars: found, format: units.size }),
  ];
}

const ofThreads = /^(workstation|server)(\d+)(Speedup|CallsPerSecond)$/;

function threads(table: WordTable, rows: readonly WordRow[]): Node[] {
  const known = table.columns.flatMap(column => {
    const [, collector, count, what] = ofThreads.exec(column.id) ?? [];
    return collector && count && what ? [{ id: column.id, collector, count: Number(count), what }] : [];
  });
  const first = known[0];
  if (!first)
    return [];
  const most = Math.max(...known.map(column => column.count));
  const shown = known.find(column => column.collector === first.collector && column.count === most && column.what === (most > 1 ? "Speedup" : "CallsPerSecond"))!;
  const found = bars(table, rows, shown.id, column => column.startsWith(shown.collector));
  const what = most > 1 ? `calls per second of ${most} threads relative to one thread, under ${shown.collector} GC` : "calls per second of one thread";
  return found.length === 0 ? [] : [
    h("p", { class: "soft" }, `Bars: ${what}.${most > 1 ? ` Lines: 1 and ${most}.` : ""}`),
    barChart({
      label: `${table.title}: bars of ${what}; the table below has the figures`, bars: found, format: most > 1 ? units.ratio : units.count,
      ...most > 1 ? { lines: [{ name: "no gain", value: 1 }, { name: "full gain", value: most }] } : {},
    }),
  ];
}

function cache(table: WordTable, rows: readonly WordRow[]): Node[] {
  const forms = ["bytes", "objects"].filter(form => table.columns.some(column => column.id === `${form}HeldBytes`));
  const found = rows.flatMap(row => forms.flatMap(form => bars(table, [row], `${form}HeldBytes`, column => column.startsWith(form)).map(bar => ({ ...bar, name: `${bar.name}, ${form}` }))));
  return found.length === 0 ? [] : [
    h("p", { class: "soft" }, "Bars: heap that all entries take, kept as bytes or as objects."),
    barChart({ label: `${table.title}: bars of the heap that entries hold; the table below has the figures`, bars: found, format: units.size }),
  ];
}
