import { scatterChart } from "../charts/scatter";
import { controls, select, slider, switches, type Option } from "../controls/choices";
import { h } from "../controls/dom";
import { table as drawTable, type Column } from "../controls/table";
import type { Context } from "../context";
import { costOf } from "../data/lines";
import type { Line, Table } from "../data/model";
import { totalTime, transferTime } from "../data/pareto";
import { counted, keptName, keptOrder } from "../words/names";
import * as units from "../words/units";
import { dataChoices, leastOptions, rowColumn, shown, sizeText } from "./shared";
import type { View } from "./view";

type Form = "payload" | "deflate" | "brotli";

interface Sent {
  readonly line: Line;
  readonly bytes: number;
  readonly serialize: number;
  readonly deserialize: number;
  readonly transfer: number;
  /** Time to compress and to restore; 0 without compression. */
  readonly packing: number;
  readonly total: number;
}

const speeds: readonly Option[] = [1e6, 2e6, 5e6, 1e7, 2e7, 5e7, 1e8, 2e8, 5e8, 1e9, 2.5e9, 5e9, 1e10, 2.5e10, 4e10, 1e11].map(bits => ({
  value: String(bits), text: bits < 1e9 ? `${bits / 1e6} Mbit/s` : `${bits / 1e9} Gbit/s`,
}));

const forms: readonly Option[] = [{ value: "payload", text: "none" }, { value: "deflate", text: "Deflate" }, { value: "brotli", text: "Brotli" }];
const times: readonly Option[] = [{ value: "both", text: "read + write" }, { value: "deserialize", text: "read" }, { value: "serialize", text: "write" }];

/** Size against time, and the time to write, send and read at a network speed. */
export const tradeOff: View = {
  id: "trade-off",
  title: "Trade-off",
  needs: "run",
  controls: context => controls(
    ...dataChoices(context),
    slider(context, "net", "Network", speeds, netOf(context)),
    switches(context, "form", "Compression", forms, context.choice("form", "payload")),
    switches(context, "axis", "Time in the chart", times, context.choice("axis", "both")),
    select(context, "least", "Rows", leastOptions, leastOf(context)),
  ),
  body: context => {
    const now = shown(context);
    if (!now)
      return [];
    const rows = sent(context, now.table);
    if (rows.length === 0)
      return [h("p", { class: "empty" }, "No row has both times and a size. Run both operations: assay run --operation serialize,deserialize")];
    return [
      h("h2", {}, `Write, send and read ${now.table.dataSet} (${units.whole(now.table.size)})`),
      h("p", { class: "lead" }, answer(context, rows)),
      ...compressionNote(context, rows),
      totals(context, rows),
      h("h2", {}, "Size against time"),
      h("p", { class: "soft" }, "Down and left is better. The dashed line joins the rows that no other row beats in both (the Pareto front). Both scales are logarithmic. Circle: keeps everything; triangle: public members only; square: loses more."),
      cloud(context, rows),
    ];
  },
};

const netOf = (context: Context): string => speeds.find(speed => speed.value === context.choice("net"))?.value ?? "1000000000";

const formOf = (context: Context): Form => forms.find(form => form.value === context.choice("form"))?.value as Form | undefined ?? "payload";

// Rows that lose data are cheap in part because of what they leave out.
function leastOf(context: Context): string {
  const given = context.choice("least");
  if (given)
    return given;
  const lines = shown(context)?.table.lines.filter(line => !line.isReference) ?? [];
  return keptOrder.find(kept => lines.some(line => line.keeps === kept)) ?? "less";
}

function sent(context: Context, table: Table): Sent[] {
  const [form, bits, least] = [formOf(context), Number(netOf(context)), keptOrder.indexOf(leastOf(context) as typeof keptOrder[number])];
  return table.lines.filter(line => !line.isReference && keptOrder.indexOf(line.keeps) <= least).flatMap(line => {
    const [serialize, deserialize, bytes] = [costOf(line, "serialize")?.nanoseconds, costOf(line, "deserialize")?.nanoseconds, line[form]];
    const packing = packingOf(line, form);
    return serialize === undefined || deserialize === undefined || bytes === undefined ? [] : [{
      line, bytes, serialize, deserialize, packing, transfer: transferTime(bytes, bits), total: totalTime(serialize, bytes, deserialize, bits) + packing,
    }];
  }).sort((one, other) => one.total - other.total);
}

function packingOf(line: Line, form: Form): number {
  const time = form === "deflate" ? line.deflateTime : form === "brotli" ? line.brotliTime : undefined;
  return time ? time.compressNanoseconds + time.decompressNanoseconds : 0;
}

// Files of older versions have no times of compression.
const lacksPacking = (context: Context, rows: readonly Sent[]): boolean => formOf(context) !== "payload" && rows.some(row => row.packing === 0);

function answer(context: Context, rows: readonly Sent[]): string {
  const first = rows[0]!;
  const net = speeds.find(speed => speed.value === netOf(context))!.text;
  const left = lacksPacking(context, rows) ? ", without the time to compress" : "";
  const among = leastOf(context) === "everything" ? " that keep everything" : leastOf(context) === "publicMembers" ? " that keep all public members" : "";
  return `At ${net}, ${first.line.label} has the lowest total of the ${counted(rows.length, "row")}${among}: ${units.time(first.total)}${left}. Sending takes ${units.share(first.transfer / first.total)} of it. Differences of a few per cent may not be significant.`;
}

function compressionNote(context: Context, rows: readonly Sent[]): Node[] {
  if (formOf(context) === "payload")
    return [];
  return lacksPacking(context, rows)
    ? [h("p", { class: "caution" }, "The results have no time to compress and decompress, so it is missing from these totals. Compare them only with each other.")]
    : [h("p", { class: "soft" }, "The time to compress and decompress is the shortest of a few passes, without ranks. It is the compressor's, not the serializer's.")];
}

function totals(context: Context, rows: readonly Sent[]): HTMLElement {
  const most = Math.max(...rows.map(row => row.total));
  return drawTable<Sent>(context, {
    caption: "Time to write, send and read one instance; latency and protocol are left out",
    columns: [
      { id: "row", title: "row", isText: true, key: row => row.line.label, cell: row => rowColumn(context).cell(row.line) },
      ...new Set(rows.map(row => row.line.keeps)).size > 1 ? [keeps] : [],
      { id: "bytes", title: "bytes", key: row => row.bytes, cell: row => sizeText(row.bytes) },
      { id: "serialize", title: "write", key: row => row.serialize, cell: row => units.time(row.serialize) },
      ...rows.some(row => row.packing > 0) ? [packing] : [],
      { id: "transfer", title: "send", key: row => row.transfer, cell: row => units.time(row.transfer) },
      { id: "deserialize", title: "read", key: row => row.deserialize, cell: row => units.time(row.deserialize) },
      { id: "total", title: "total", key: row => row.total, cell: row => units.time(row.total) },
      { id: "parts", title: rows.some(row => row.packing > 0) ? "write | compress | send | read" : "write | send | read", isText: true, cell: row => stack(row, most) },
    ],
    groups: [{ items: rows }],
    sortedBy: "total",
    rowOf: row => row.line.label,
  });
}

const packing: Column<Sent> = { id: "packing", title: "compress", hint: "time to compress and to restore", key: row => row.packing, cell: row => units.time(row.packing) };

const keeps: Column<Sent> = { id: "keeps", title: "keeps", isText: true, key: row => keptOrder.indexOf(row.line.keeps), cell: row => keptName[row.line.keeps] };

function stack(row: Sent, most: number): HTMLElement {
  const part = (kind: string, value: number): HTMLElement => {
    const made = h("span", { class: `part ${kind}` });
    made.style.width = `${(value / most) * 100}%`;
    return made;
  };
  return h("span", { class: "stack", "aria-hidden": "true" }, part("write", row.serialize), ...row.packing > 0 ? [part("packing", row.packing)] : [], part("send", row.transfer), part("read", row.deserialize));
}

function cloud(context: Context, rows: readonly Sent[]): HTMLElement {
  const axis = times.find(time => time.value === context.choice("axis")) ?? times[0]!;
  const timeOf = (row: Sent): number => axis.value === "deserialize" ? row.deserialize : axis.value === "serialize" ? row.serialize : row.serialize + row.deserialize;
  return scatterChart({
    label: "Points of size and time; the table above has the same figures",
    points: rows.map(row => ({
      x: row.bytes, y: timeOf(row), name: row.line.label, kind: row.line.keeps,
      details: [sizeText(row.bytes), `read ${units.time(row.deserialize)}`, `write ${units.time(row.serialize)}`, keptName[row.line.keeps]],
    })),
    xTitle: "bytes", yTitle: `time to ${axis.text}`, xFormat: units.size, yFormat: units.time,
  });
}
