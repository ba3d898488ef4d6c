import { barChart } from "../charts/bars";
import { controls, search, select, switches } from "../controls/choices";
import { h } from "../controls/dom";
import { sortedItems, table as drawTable, type Column } from "../controls/table";
import type { Context } from "../context";
import { filtered } from "../data/lines";
import type { Line } from "../data/model";
import * as units from "../words/units";
import { dataChoices, keepsColumn, keptText, leastOptions, legend, rowColumn, shown, sizeText } from "./shared";
import type { View } from "./view";

type Form = "payload" | "deflate" | "brotli";

const forms: readonly { readonly value: Form; readonly text: string }[] = [{ value: "payload", text: "raw" }, { value: "deflate", text: "Deflate" }, { value: "brotli", text: "Brotli" }];

/** Bytes of one instance, raw and compressed. */
export const sizes: View = {
  id: "size",
  title: "Size",
  needs: "run",
  controls: context => controls(
    ...dataChoices(context),
    switches(context, "form", "Bytes", forms, formOf(context)),
    select(context, "least", "Rows", leastOptions, context.choice("least", "less")),
    search(context, "Find"),
  ),
  body: context => {
    const now = shown(context);
    if (!now)
      return [];
    const form = formOf(context);
    const lines = sortedItems(filtered(now.table, context.choice("q"), context.choice("least", "less")).filter(line => line.payload !== undefined), line => line[form], false);
    if (lines.length === 0)
      return [h("p", { class: "empty" }, "No row has a size with these filters.")];
    const bars = lines.filter(line => line[form] !== undefined && !line.isReference);
    return [
      h("h2", {}, `Size of one instance: ${now.table.dataSet} (${units.whole(now.table.size)})`),
      h("p", { class: "soft" }, `Shorter is smaller. Deflate uses its optimal level${now.table.brotliQuality === undefined ? "" : `, Brotli quality ${now.table.brotliQuality}`}. Sizes are exact, so they have no interval.`),
      legend(bars),
      chartOf(bars, form),
      figures(context, lines),
    ];
  },
};

const formOf = (context: Context): Form => forms.find(form => form.value === context.choice("form"))?.value ?? "payload";

function chartOf(lines: readonly Line[], form: Form): HTMLElement {
  return barChart({
    label: "Bars of the sizes; the table below has the same figures",
    bars: lines.map(line => ({
      name: line.label, kind: line.keeps, value: line[form]!,
      details: [`raw ${sizeText(line.payload)}`, `Deflate ${sizeText(line.deflate)}`, `Brotli ${sizeText(line.brotli)}`, keptText(line)],
    })),
    format: units.size,
  });
}

function figures(context: Context, lines: readonly Line[]): HTMLElement {
  const least = Math.min(...lines.filter(line => !line.isReference).map(line => line.payload!));
  const column = (form: Form, title: string): Column<Line> => ({ id: form, title, key: line => line[form], cell: line => sizeText(line[form]) });
  return drawTable(context, {
    caption: "Sizes of one instance",
    columns: [
      rowColumn(context), keepsColumn, column("payload", "raw"), column("deflate", "Deflate"), column("brotli", "Brotli"),
      { id: "times", title: "of smallest raw", key: line => line.payload, cell: line => units.ratio(line.payload! / least) },
    ],
    groups: [{ items: lines }],
    sortedBy: formOf(context),
    rowOf: line => line.label,
  });
}
