import { partColours, stackChart } from "../charts/stack";
import { controls, search } from "../controls/choices";
import { h } from "../controls/dom";
import type { WordRow, WordTable } from "../data/sections";
import * as units from "../words/units";
import { sectionsBody, tableChoice, valueOf } from "./sections";
import { fileChoice } from "./shared";
import { answerOf, type View } from "./view";

/** What the first calls in a fresh process cost. */
export const startup: View = {
  id: "startup",
  title: "Start-up",
  question: () => "How long do the first calls take?",
  answer: answerOf("startup"),
  needs: "startup",
  controls: context => controls(...fileChoice(context, "startup"), ...tableChoice(context, context.part("startup")), search(context, "Find")),
  body: context => {
    const part = context.part("startup");
    return part ? sectionsBody(context, part, bars) : [];
  },
};

function bars(table: WordTable, rows: readonly WordRow[]): Node[] {
  const hasTypes = table.columns.some(column => column.id === "onceNanoseconds");
  const parts = hasTypes ? ["process to main method", "once per process", "first type"] : ["process to main method", "set-up and first call"];
  const stacks = rows.map(row => {
    const [total, toMain, eachType] = ["totalNanoseconds", "toMainNanoseconds", "eachTypeNanoseconds"].map(id => valueOf(table, row, id)) as [number, number, number | undefined];
    const first = total - toMain;
    const values = hasTypes ? [toMain, Math.max(0, first - (eachType ?? 0)), eachType] : [toMain, first];
    return { name: row.cells[0]!.text, values, details: [row.group, ...parts.map((name, index) => `${name}: ${values[index] === undefined ? "-" : units.time(values[index])}`), `total ${row.cells[1]!.text}`] };
  });
  return [
    h("p", { class: "legend" }, ...partColours(parts).map(part => h("span", { class: `key ${part.kind}` }, part.name))),
    stackChart({ label: `${table.title}: bars of parts; the table below has the same figures`, parts, stacks, format: units.time }),
  ];
}
