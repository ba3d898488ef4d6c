import { lineChart } from "../charts/lines";
import { controls, search } from "../controls/choices";
import { h } from "../controls/dom";
import type { WordRow, WordTable } from "../data/sections";
import * as units from "../words/units";
import { sectionsBody, tableChoice, valueOf } from "./sections";
import { fileChoice } from "./shared";
import { answerOf, type View } from "./view";

/** Predicted times. */
export const prediction: View = {
  id: "prediction",
  title: "Prediction",
  question: () => "How long will other data take?",
  answer: answerOf("prediction"),
  needs: "prediction",
  controls: context => controls(...fileChoice(context, "prediction"), ...tableChoice(context, context.part("prediction")), search(context, "Find")),
  body: context => {
    const part = context.part("prediction");
    // The measured times stand in the chart.
    return part ? sectionsBody(context, part, lines, column => column.id !== "size" && !ofSize.test(column.id)) : [];
  },
};

const ofSize = /^at(\d+)Nanoseconds$/;

/** Measured times by size, with the predicted one among them. */
function lines(table: WordTable, rows: readonly WordRow[]): Node[] {
  const sizes = table.columns.flatMap((column, index) => {
    const size = ofSize.exec(column.id)?.[1];
    return size ? [{ index, size: Number(size) }] : [];
  });
  const asked = valueOf(table, table.rows[0]!, "size")!;
  const series = rows.map(row => {
    const measured = sizes.flatMap(({ index, size }) => row.cells[index]?.value === undefined ? [] : [[size, row.cells[index].value] as [number, number]]);
    const predicted = valueOf(table, row, "predictedNanoseconds");
    return { name: row.cells[0]!.text, points: (predicted === undefined ? measured : [...measured, [asked, predicted] as [number, number]]).sort((one, other) => one[0] - other[0]) };
  }).filter(line => line.points.length > 1);
  return series.length === 0 ? [] : [
    h("p", { class: "soft" }, `Time by number of objects, both logarithmic: measured at ${sizes.map(({ size }) => units.whole(size)).join(", ")}, predicted at ${units.whole(asked)}.`),
    lineChart({
      label: `${table.title}: lines of measured times and of the predicted one; the table below has the same figures`, series, formatX: units.count, formatY: units.time,
      details: (size, time) => [`${units.count(size)} objects`, `${units.time(time)}${size === asked ? " predicted" : ""}`],
    }),
  ];
}
