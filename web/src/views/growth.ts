import { lineChart } from "../charts/lines";
import { controls, search } from "../controls/choices";
import { h } from "../controls/dom";
import type { WordRow, WordTable } from "../data/sections";
import * as units from "../words/units";
import { sectionsBody, tableChoice } from "./sections";
import { fileChoice } from "./shared";
import { answerOf, type View } from "./view";

/** How times grow with the number of objects. */
export const growth: View = {
  id: "growth",
  title: "Growth",
  question: () => "How do times grow with the number of objects?",
  answer: answerOf("growth"),
  needs: "growth",
  controls: context => controls(...fileChoice(context, "growth"), ...tableChoice(context, context.part("growth")), search(context, "Find")),
  body: context => {
    const part = context.part("growth");
    return part ? sectionsBody(context, part, lines) : [];
  },
};

const ofSize = /^at(\d+)Nanoseconds$/;

function lines(table: WordTable, rows: readonly WordRow[]): Node[] {
  const sizes = table.columns.flatMap((column, index) => {
    const size = ofSize.exec(column.id)?.[1];
    return size ? [{ index, size: Number(size) }] : [];
  });
  const series = rows.map(row => ({
    name: row.cells[0]!.text,
    points: sizes.flatMap(({ index, size }) => row.cells[index]?.value === undefined ? [] : [[size, row.cells[index].value / size] as [number, number]]),
  })).filter(line => line.points.length > 1);
  return series.length === 0 ? [] : [
    h("p", { class: "soft" }, "Time for each object by number of objects, both logarithmic. A level line is linear growth, a falling one has a fixed cost, a rising one grows faster."),
    lineChart({ label: `${table.title}: lines of the time for each object; the table below has the times`, series, formatX: units.count, formatY: units.time }),
  ];
}
