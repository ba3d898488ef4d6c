import { partColours, stackChart, type Stack } from "../charts/stack";
import { controls, search, select } from "../controls/choices";
import { h } from "../controls/dom";
import type { Context } from "../context";
import type { SectionsPart, WordRow, WordTable } from "../data/sections";
import * as units from "../words/units";
import { sectionsBody, valueOf } from "./sections";
import { fileChoice } from "./shared";
import { answerOf, type View } from "./view";

/** Time in the serializer and time in I/O, and which compression pays at which speed of the network. */
export const io: View = {
  id: "io",
  title: "I/O",
  question: () => "How much time goes into I/O, and does compression pay?",
  answer: answerOf("io"),
  needs: "io",
  controls: context => {
    const part = context.part("io");
    return controls(...fileChoice(context, "io"), ...part ? choices(context, part) : [], search(context, "Find"));
  },
  body: context => {
    const part = context.part("io");
    return part ? sectionsBody(context, part, (table, rows) => bars(context, part, table, rows)) : [];
  },
};

const ofTransport = /^(\w+)WholeNanoseconds$/;
const ofSpeed = /^total(.+)Nanoseconds$/;

const found = (part: SectionsPart, pattern: RegExp): string[] =>
  [...new Set(part.tables.flatMap(table => table.columns.flatMap(column => pattern.exec(column.id)?.[1] ?? [])))];

/** The one that the reader chose, else the last: what differs most from memory, and the fastest network. */
function chosen(context: Context, name: string, all: readonly string[]): string {
  const wanted = context.choice(name);
  return all.includes(wanted) ? wanted : all[all.length - 1] ?? "";
}

/** A speed as people write it: `10Mbit` is 10 Mbit/s. */
const spaced = (name: string): string => name.replace(/^(\d+)([MG]bit)$/, "$1 $2/s");

function choices(context: Context, part: SectionsPart): HTMLElement[] {
  const [transports, speeds] = [found(part, ofTransport), found(part, ofSpeed)];
  const list = (name: string, label: string, all: readonly string[]): HTMLElement[] =>
    all.length > 1 ? [select(context, name, label, all.map(value => ({ value, text: spaced(value) })), chosen(context, name, all))] : [];
  return [...list("through", "Through", transports), ...list("network", "Network", speeds)];
}

function bars(context: Context, part: SectionsPart, table: WordTable, rows: readonly WordRow[]): Node[] {
  if (table.columns.some(column => column.id === "serializerNanoseconds"))
    return drawn(`${table.title}: bars of serializer and I/O`, ["serializer", "I/O"], throughTransport(table, rows, chosen(context, "through", found(part, ofTransport))));
  const speed = chosen(context, "network", found(part, ofSpeed));
  return table.columns.some(column => column.id === "packedBytes")
    ? drawn(`${table.title}: bars of the parts at ${spaced(speed)}`, ["serializer", "compression", "network"], atSpeed(table, rows, speed))
    : [];
}

function drawn(label: string, parts: readonly string[], stacks: readonly Stack[]): Node[] {
  return stacks.length === 0 ? [] : [
    h("p", { class: "legend" }, ...partColours(parts).map(part => h("span", { class: `key ${part.kind}` }, part.name))),
    stackChart({ label: `${label}; the table below has the figures`, parts, stacks, format: units.time }),
  ];
}

const text = (value: number | undefined): string => value === undefined ? "-" : units.time(value);

function throughTransport(table: WordTable, rows: readonly WordRow[], transport: string): Stack[] {
  return rows.flatMap(row => {
    const [serializer, inputOutput, whole] = [`${transport}SerializerNanoseconds`, `${transport}IoNanoseconds`, `${transport}WholeNanoseconds`].map(id => valueOf(table, row, id));
    return inputOutput === undefined ? [] : [{
      name: `${row.cells[0]!.text}, ${row.cells[1]!.text}`,
      values: [serializer, inputOutput],
      details: [row.group, `serializer: ${text(serializer)}`, `I/O, ${transport}: ${text(inputOutput)}`, `whole: ${text(whole)}`],
    }];
  });
}

/** Each row without compression and with its best one: all of them stand in the table. */
function atSpeed(table: WordTable, rows: readonly WordRow[], speed: string): Stack[] {
  const total = (row: WordRow): number => valueOf(table, row, `total${speed}Nanoseconds`) ?? Infinity;
  const labels = [...new Set(rows.map(row => row.cells[0]!.text))];
  return labels.flatMap(label => {
    const ways = rows.filter(row => row.cells[0]!.text === label);
    const best = ways.reduce((one, other) => total(other) < total(one) ? other : one);
    return [...new Set([ways[0]!, best])].map(row => {
      const [serialize, deserialize, compress, decompress] = ["serializeNanoseconds", "deserializeNanoseconds", "compressNanoseconds", "decompressNanoseconds"].map(id => valueOf(table, row, id) ?? 0) as [number, number, number, number];
      const values = [serialize + deserialize, compress + decompress, Math.max(0, total(row) - serialize - deserialize - compress - decompress)];
      return {
        name: `${label}, ${row.cells[1]!.text}`,
        values,
        details: [row.group, `serializer: ${text(values[0])}`, `compression: ${text(values[1])}`, `network at ${spaced(speed)}: ${text(values[2])}`, `whole: ${text(total(row))}`],
      };
    });
  });
}
