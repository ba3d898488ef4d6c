import { controls, search, select } from "../controls/choices";
import { h } from "../controls/dom";
import { table as drawTable, type Column } from "../controls/table";
import type { Context } from "../context";
import { badness, shapesOf, shareOf, untried, worstOf, type AcrossFormat, type AcrossPart, type Decoded, type SameBytes, type ShapeVerdict } from "../data/across";
import { matches } from "../data/lines";
import { verdictLink } from "./caseVerdicts";
import { byReference, fileChoice, rowLink } from "./shared";
import type { View } from "./view";

/** Who reads whose bytes: rows of one format, a decoder of another language, and whether equal values are the same bytes. */
export const across: View = {
  id: "across",
  title: "Across rows",
  needs: "across",
  controls: context => {
    const part = context.part("across");
    const options = namesOf(part).map(format => ({ value: format, text: format }));
    return controls(...fileChoice(context, "across"), ...options.length > 1 ? [select(context, "format", "Format", options, formatOf(context, part))] : [], search(context, "Find rows"));
  },
  body: context => {
    const part = context.part("across");
    if (!part)
      return [];
    const [row, name] = [context.choice("row"), context.choice("case")];
    const cells = cellsOf(part, row, name);
    return cells ? oneBody(context, part, row, name, shapesOf(part, cells)) : allBody(context, part);
  },
};

const reads = "reads/";
const otherLanguage = "other-language";

const namesOf = (part: AcrossPart | undefined): string[] => [...new Set([...part?.formats.map(known => known.format) ?? [], ...part?.decoded.map(known => known.format) ?? []])];

const formatOf = (context: Context, part: AcrossPart | undefined): string => namesOf(part).find(name => name === context.choice("format")) ?? namesOf(part)[0] ?? "";

/** What was observed under the name of a verdict. */
function cellsOf(part: AcrossPart, row: string, name: string): readonly number[] | undefined {
  if (name === otherLanguage)
    return part.decoded.find(known => known.row === row)?.cells;
  const writer = name.startsWith(reads) ? name.slice(reads.length) : undefined;
  return part.formats.flatMap(format => format.reads.filter(read => format.rows[read.writer] === writer && format.rows[read.reader] === row))[0]?.cells;
}

function oneBody(context: Context, part: AcrossPart, row: string, name: string, verdicts: readonly ShapeVerdict[]): Node[] {
  const decoder = part.decoded.find(known => known.row === row);
  return [
    h("h2", {}, `${row}#${name}`),
    h("p", { class: "lead" }, name === otherLanguage
      ? `What ${decoder?.decoder || "a decoder of another language"} reads of what ${row} writes: ${shareOf(verdicts)} in the usual form.`
      : `What ${row} reads of what ${name.slice(reads.length)} writes: ${shareOf(verdicts)} come back equal.`),
    h("p", {}, h("a", { href: context.link("across", decoder ? { format: decoder.format } : {}) }, "All rows")),
    drawTable<ShapeVerdict>(context, {
      caption: "Values",
      columns: [
        { id: "shape", title: "value", isText: true, key: verdict => verdict.shape, cell: verdict => verdict.shape },
        { id: "verdict", title: "verdict", isText: true, key: verdict => badness(verdict.word), cell: verdict => h("span", { class: `verdict ${kindOf(verdict.word)}` }, `${markOf(verdict.word)} ${verdict.word}`) },
        { id: "reason", title: "reason", isText: true, wraps: true, key: verdict => verdict.reason || undefined, cell: verdict => verdict.reason },
      ],
      groups: [{ items: verdicts }],
      sortedBy: "",
      rowOf: verdict => verdict.shape,
    }),
  ];
}

function allBody(context: Context, part: AcrossPart): Node[] {
  const name = formatOf(context, part);
  const format = part.formats.find(known => known.format === name);
  const decoded = part.decoded.filter(known => known.format === name);
  const isShown = (row: string): boolean => matches(row, context.choice("q"));
  return [
    h("h2", {}, "Who reads whose bytes"),
    ...part.answer.map((sentence, index) => h("p", { class: index === 0 ? "lead" : "" }, sentence)),
    ...format ? [
      h("p", { class: "soft" }, "Lines are writers, columns the numbered rows as readers. 9/13: of the 13 values that both carry 9 come back equal. ! where one is changed silently, x where the process ends. Choose a cell for its values."),
      matrix(context, part, format, isShown),
    ] : [],
    h("h2", {}, "Values that travel, by format"),
    travelling(context, part),
    ...decoded.length > 0 ? [
      h("h2", {}, "Read in another language"),
      h("p", { class: "soft" }, `Read by ${[...new Set(decoded.map(known => known.decoder).filter(Boolean))].join(", ") || "no decoder"}. \u2713 same, ~ there in another form, such as a number as text; \u2013 rejected; \u2717 lossy; - not tried.`),
      languages(context, part, decoded.filter(known => isShown(known.row))),
    ] : [],
    h("h2", {}, "Are equal values the same bytes?"),
    bytes(context, part, part.bytes.filter(known => isShown(known.row))),
    ...part.notes.map(note => h("p", { class: "soft" }, note)),
  ];
}

function matrix(context: Context, part: AcrossPart, format: AcrossFormat, isShown: (row: string) => boolean): HTMLElement {
  const found = new Map(format.reads.map(read => [`${read.writer}/${read.reader}`, shapesOf(part, read.cells)]));
  return drawTable<{ readonly row: string; readonly index: number }>(context, {
    caption: `${format.format}: what each reader makes of what each row wrote`,
    columns: [
      { id: "writer", title: "writer", isText: true, key: writer => writer.row, cell: writer => h("span", {}, `${writer.index + 1} `, rowLink(context, writer.row)) },
      ...format.rows.map((reader, index): Column<{ readonly row: string; readonly index: number }> => ({
        id: `reader-${index + 1}`, title: String(index + 1), hint: reader, isText: true,
        cell: writer => cellOf(found.get(`${writer.index}/${index}`) ?? [], `${reader}#${reads}${writer.row}`),
      })),
    ],
    groups: [{ items: format.rows.map((row, index) => ({ row, index })).filter(writer => isShown(writer.row)) }],
    sortedBy: "",
    rowOf: writer => writer.row,
  });
}

function cellOf(verdicts: readonly ShapeVerdict[], name: string): Node | string {
  const worst = worstOf(verdicts);
  if (worst === untried)
    return "-";
  const link = verdictLink(name, `${shareOf(verdicts)}${worst === "lossy" ? "!" : worst === "crash" || worst === "hang" ? "x" : ""}`);
  link.className = `verdict ${kindOf(worst)}`;
  return link;
}

function travelling(context: Context, part: AcrossPart): HTMLElement {
  const pairs = part.formats.map(format => ({ format: format.format, verdicts: format.reads.filter(read => read.writer !== read.reader).flatMap(read => shapesOf(part, read.cells)) }));
  return drawTable<string>(context, {
    caption: "Pairs of different rows between which the value comes back equal, of those that both carry it",
    columns: [
      { id: "shape", title: "value", isText: true, key: shape => shape, cell: shape => shape },
      ...pairs.map((of): Column<string> => ({ id: `format-${of.format.replaceAll(/[^A-Za-z0-9]+/g, "-")}`, title: of.format, isText: true, cell: shape => shareOf(of.verdicts.filter(verdict => verdict.shape === shape)) })),
    ],
    groups: [{ items: [...part.shapes].sort() }],
    sortedBy: "",
    rowOf: shape => shape,
  });
}

function languages(context: Context, part: AcrossPart, decoded: readonly Decoded[]): HTMLElement {
  return drawTable<Decoded>(context, {
    caption: "What a decoder of another language reads",
    columns: [
      { id: "row", title: "row", isText: true, key: known => known.row, cell: known => verdictLink(`${known.row}#${otherLanguage}`, known.row) },
      ...[...part.shapes].sort().map((shape): Column<Decoded> => {
        const of = (known: Decoded): ShapeVerdict | undefined => shapesOf(part, known.cells).find(verdict => verdict.shape === shape);
        return { id: `shape-${shape}`, title: shape, isText: true, key: known => badness(of(known)?.word ?? untried), cell: known => markCell(of(known)) };
      }),
    ],
    groups: byReference(part, decoded),
    sortedBy: "",
    rowOf: known => known.row,
  });
}

const markCell = (verdict: ShapeVerdict | undefined): Node | string => !verdict || verdict.word === untried ? "-"
  : h("abbr", { class: `verdict ${kindOf(verdict.word)}`, title: `${verdict.word}${verdict.reason ? `: ${verdict.reason}` : ""}` }, markOf(verdict.word));

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

/** A sign that colour-blind readers and printers keep. */
const markOf = (word: string): string => word === "same" ? "\u2713" : word === "other form" ? "~" : word === untried ? "?" : word === "rejected" ? "\u2013" : "\u2717";

const kindOf = (word: string): string => word === "same" ? "everything" : word === "other form" ? "publicMembers" : word === untried ? "none" : word === "rejected" ? "fails" : "less";
