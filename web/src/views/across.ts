import { controls, search, select } from "../controls/choices";
import { h } from "../controls/dom";
import { table as drawTable, type Column } from "../controls/table";
import type { Context } from "../context";
import { shapesOf, shareOf, type AcrossFormat, type AcrossPart, type Decoded, type SameBytes } from "../data/across";
import { matches } from "../data/lines";
import { heatMap } from "../heat/map";
import { acrossSigns, pairCell, shapeCell } from "./acrossSigns";
import { openedExchange, otherLanguage, reads } from "./acrossVerdict";
import { byReference, fileChoice, otherNotes, rowLink } from "./shared";
import { answerOf, type View } from "./view";

/** Who reads whose bytes: rows of one format, a decoder of another language, and whether equal values are the same bytes. */
export const across: View = {
  id: "across",
  title: "Across rows",
  question: () => "Can one row read what another one wrote?",
  answer: answerOf("across"),
  opened: openedExchange,
  needs: "across",
  controls: context => {
    const part = context.part("across");
    const options = namesOf(part).map(format => ({ value: format, text: format }));
    return controls(...fileChoice(context, "across"), ...options.length > 1 ? [select(context, "format", "Format", options, formatOf(context, part))] : [], search(context, "Find rows"));
  },
  body: context => {
    const part = context.part("across");
    return part ? allBody(context, part) : [];
  },
};

const namesOf = (part: AcrossPart | undefined): string[] => [...new Set([...part?.formats.map(known => known.format) ?? [], ...part?.decoded.map(known => known.format) ?? []])];

const formatOf = (context: Context, part: AcrossPart | undefined): string => namesOf(part).find(name => name === context.choice("format")) ?? namesOf(part)[0] ?? "";

function allBody(context: Context, part: AcrossPart): Node[] {
  const name = formatOf(context, part);
  const format = part.formats.find(known => known.format === name);
  const decoded = part.decoded.filter(known => known.format === name);
  const isShown = (row: string): boolean => matches(row, context.choice("q"));
  return [
    ...format ? [
      h("h2", {}, `${name}: writers and readers`),
      h("p", { class: "soft" }, "Each line is a writer, each column a reader with the number of its line. 9/13: 9 of the 13 values that both carry come back equal. The colour is that of the worst value."),
      ...exchanges(context, part, format, isShown),
    ] : [],
    h("h2", {}, "Values that come back equal, by format"),
    travelling(context, part),
    ...decoded.length > 0 ? [
      h("h2", {}, "Read in another language"),
      h("p", { class: "soft" }, `Read by ${[...new Set(decoded.map(known => known.decoder).filter(Boolean))].join(", ") || "no decoder"}.`),
      ...languages(context, part, decoded.filter(known => isShown(known.row))),
    ] : [],
    h("h2", {}, "Are equal values the same bytes?"),
    bytes(context, part, part.bytes.filter(known => isShown(known.row))),
    ...otherNotes(part.notes),
  ];
}

interface Writer {
  readonly row: string;
  readonly index: number;
}

function exchanges(context: Context, part: AcrossPart, format: AcrossFormat, isShown: (row: string) => boolean): Node[] {
  const found = new Map(format.reads.map(read => [`${read.writer}/${read.reader}`, shapesOf(part, read.cells)]));
  const writers = format.rows.map((row, index): Writer => ({ row, index }));
  return heatMap<Writer>(context, {
    caption: `${format.format}: what each reader makes of what each row wrote`,
    columns: writers.map(reader => ({ name: `${reader.index + 1}`, group: "", about: `${reader.index + 1} reads: ${reader.row}.`, href: "" })),
    groups: [{ items: writers.filter(writer => isShown(writer.row)) }],
    signs: acrossSigns,
    nameOf: writer => writer.row,
    row: { id: "writer", title: "writer", isText: true, key: writer => writer.row, cell: writer => h("span", {}, `${writer.index + 1} `, rowLink(context, writer.row)) },
    cellsOf: writer => writers.map(reader => pairCell(found.get(`${writer.index}/${reader.index}`) ?? [], context.link("across", { row: reader.row, case: `${reads}${writer.row}` }))),
  });
}

function travelling(context: Context, part: AcrossPart): HTMLElement {
  const pairs = part.formats.map(format => ({ format: format.format, verdicts: format.reads.filter(read => read.writer !== read.reader).flatMap(read => shapesOf(part, read.cells)) }));
  return drawTable<string>(context, {
    caption: "Pairs of different rows between which the value comes back equal, of the pairs that both carry it",
    columns: [
      { id: "shape", title: "value", isText: true, key: shape => shape, cell: shape => shape },
      ...pairs.map((of): Column<string> => ({ id: `format-${of.format.replaceAll(/[^A-Za-z0-9]+/g, "-")}`, title: of.format, isText: true, cell: shape => shareOf(of.verdicts.filter(verdict => verdict.shape === shape)) })),
    ],
    groups: [{ items: [...part.shapes].sort() }],
    sortedBy: "",
    rowOf: shape => shape,
  });
}

function languages(context: Context, part: AcrossPart, decoded: readonly Decoded[]): Node[] {
  const shapes = [...part.shapes].sort();
  return heatMap<Decoded>(context, {
    caption: "What a decoder of another language reads",
    columns: shapes.map(shape => ({ name: shape, group: "", about: "", href: "" })),
    groups: byReference(part, decoded),
    signs: acrossSigns,
    nameOf: known => known.row,
    row: { id: "row", title: "row", isText: true, key: known => known.row, cell: known => rowLink(context, known.row) },
    cellsOf: known => {
      const verdicts = shapesOf(part, known.cells);
      return shapes.map(shape => shapeCell(verdicts.find(verdict => verdict.shape === shape), context.link("across", { row: known.row, case: otherLanguage })));
    },
  });
}

function bytes(context: Context, part: AcrossPart, rows: readonly SameBytes[]): HTMLElement {
  return drawTable<SameBytes>(context, {
    caption: "The same value, written again",
    columns: [
      { id: "row", title: "row", isText: true, key: known => known.row, cell: known => rowLink(context, known.row) },
      ...([["inProcess", "in one process"], ["inProcesses", "in two"], ["inAnyOrder", "any order"]] as const).map(([id, title]): Column<SameBytes> => ({
        id, title, isText: true, hint: id === "inAnyOrder" ? "of a dictionary whose entries were added in another order" : "", key: known => known[id], cell: known => known[id] || "-",
      })),
      { id: "cause", title: "reason", isText: true, wraps: true, cell: known => known.cause },
    ],
    groups: byReference(part, rows),
    sortedBy: "",
    rowOf: known => known.row,
  });
}
