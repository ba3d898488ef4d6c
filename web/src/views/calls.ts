import { lineChart } from "../charts/lines";
import { controls, search } from "../controls/choices";
import { h } from "../controls/dom";
import type { WordRow, WordTable } from "../data/sections";
import * as units from "../words/units";
import { sectionsBody, tableChoice } from "./sections";
import { fileChoice } from "./shared";
import { answerOf, type View } from "./view";

/** Single calls without warm-up, as a published protocol asks for them. */
export const calls: View = {
  id: "calls",
  title: "Protocol",
  question: () => "How long do single calls take without warm-up?",
  answer: answerOf("calls"),
  needs: "calls",
  controls: context => controls(...fileChoice(context, "calls"), ...tableChoice(context, context.part("calls")), search(context, "Find")),
  body: context => {
    const part = context.part("calls");
    // The single calls stand in the chart.
    return part ? sectionsBody(context, part, lines, column => !ofCall.test(column.id)) : [];
  },
};

const ofCall = /^call(\d+)Nanoseconds$/;

function lines(table: WordTable, rows: readonly WordRow[]): Node[] {
  const calls = table.columns.flatMap((column, index) => {
    const call = ofCall.exec(column.id)?.[1];
    return call ? [{ index, call: Number(call) }] : [];
  });
  const series = rows.map(row => ({
    name: row.cells[0]!.text,
    points: calls.flatMap(({ index, call }) => row.cells[index]?.value === undefined ? [] : [[call, row.cells[index].value] as [number, number]]),
  })).filter(line => line.points.length > 1);
  return series.length === 0 ? [] : [
    h("p", { class: "soft" }, "Time of each call by its number, both logarithmic. Call 1 is the first of its process."),
    lineChart({
      label: `${table.title}: lines of the time of each call; the table below has first, best, worst and mean`, series, formatX: units.count, formatY: units.time,
      details: (call, time) => [`call ${call}`, units.time(time)],
    }),
  ];
}
