import { verdictName } from "../address";
import { h } from "../controls/dom";
import { table as drawTable } from "../controls/table";
import type { Context } from "../context";
import type { Format, FormatCase, FormatCheck, FormatsPart } from "../data/cases";
import type { HeatCell } from "../data/heat";
import { matches } from "../data/lines";
import { heatMap } from "../heat/map";
import { capital } from "../words/names";
import { formatCell, formatSigns, readOf } from "./formatSigns";
import { byReference, rowLink } from "./shared";
import { askedRow, verdictFacts } from "./verdictFacts";
import type { Opened } from "./view";

interface Reader {
  readonly row: string;
  readonly format: Format;
  readonly checks: readonly FormatCheck[];
}

/** Rows down, the cases of their formats across. */
export function formatMap(context: Context, part: FormatsPart, shown: readonly Format[]): Node[] {
  const rows = shown.flatMap(format => format.rows.map((row): Reader => ({ ...row, format }))).filter(row => matches(row.row, context.choice("q")) || shown.length === 1);
  const begin = (format: Format): number => shown.slice(0, shown.indexOf(format)).reduce((sum, before) => sum + before.cases.length, 0);
  const width = shown.reduce((sum, format) => sum + format.cases.length, 0);
  return heatMap<Reader>(context, {
    caption: `Verdicts by row and case: ${shown.map(format => format.format).join(", ")}`,
    columns: shown.flatMap(format => format.cases.map(one => ({
      name: one.name, group: shown.length === 1 ? one.citation : format.format, about: `${one.citation}: ${one.reason}`,
      href: context.link("formats", { format: format.format, case: one.name }),
    }))),
    groups: byReference(part, rows),
    signs: formatSigns,
    nameOf: row => row.row,
    row: { id: "row", title: "row", isText: true, key: row => row.row, cell: row => rowLink(context, row.row) },
    cellsOf: row => {
      const cells = new Array<HeatCell | undefined>(width).fill(undefined);
      for (const check of row.checks)
        cells[begin(row.format) + check.case] = formatCell(part, check, context.link("formats", { format: row.format.format, case: row.format.cases[check.case]!.name, row: row.row }));
      return cells;
    },
    figures: [
      { id: "differs", title: "differ", hint: "verdicts that differ from the specification", key: row => differing(row), cell: row => String(differing(row) || "-") },
    ],
  });
}

const differing = (row: Reader): number => row.checks.filter(check => check.differs).length;

/** The verdict that the address names. */
export function openedFormat(context: Context): Opened | undefined {
  const [part, label] = [context.part("formats"), context.choice("row")];
  const format = part?.formats.find(known => known.format === context.choice("format"));
  const index = format?.cases.findIndex(known => known.name === context.choice("case")) ?? -1;
  const [one, check] = [format?.cases[index], format?.rows.find(row => row.row === label)?.checks.find(known => known.case === index)];
  if (!part || !format || !one || !check)
    return undefined;
  const read = readOf(part, check);
  const asked = askedRow(label);
  const happened = read === "" ? "" : part.texts[check.value] ? `It reads ${read}.` : read;
  return {
    name: verdictName("formats", label, one.name, format.format),
    answer: `${capital(check.word)}${happened ? `: ${happened}` : ""}`,
    body: [
      h("p", {}, h("a", { href: context.link("formats", { format: format.format }) }, `All rows of ${format.format}`), " \u203a ", rowLink(context, label), " \u203a ",
        h("a", { href: context.link("formats", { format: format.format, case: one.name }) }, one.name)),
      verdictFacts({
        asked: one.reason,
        verdict: check.word,
        happened,
        limitOf: check.word === "not judged" ? "Assay: this says nothing about the library" : check.differs ? "library" : "",
        others: [["Specified", one.expected], ["Read as", one.shape]],
        saysSo: one.citation,
        commands: [["Judge it again", `assay check formats --rows ${asked} --case ${one.name}`], ...check.differs ? [["Show it in one C# file", `assay repro ${asked}#${one.name}`] as const] : []],
      }),
    ],
  };
}

interface Told {
  readonly one: FormatCase;
  readonly checks: readonly { readonly row: string; readonly check: FormatCheck }[];
}

/** The cases of a format, each with its paragraph and the rows that differ. */
export function formatCases(context: Context, part: FormatsPart, format: Format): Node[] {
  const all = format.cases.map((one, index): Told => ({
    one, checks: format.rows.flatMap(row => row.checks.filter(check => check.case === index && (check.differs || check.word === "extension")).map(check => ({ row: row.row, check }))),
  }));
  const chosen = context.choice("case");
  const rows = all.filter(told => (!chosen || told.one.name === chosen) && matches(`${told.one.name} ${told.one.reason} ${told.one.citation} ${told.checks.map(of => of.row).join(" ")}`, context.choice("q")));
  return [
    h("h2", {}, "Cases, each with the paragraph that it cites"),
    h("p", { class: "soft" }, "A row that is not named under a case did as specified, or was not judged."),
    drawTable<Told>(context, {
      caption: chosen ? `Case ${chosen}` : "Cases in the order of the specification",
      columns: [
        { id: "case", title: "case", isText: true, key: told => told.one.name, cell: told => h("a", { href: context.link("formats", { format: format.format, case: told.one.name }) }, told.one.name) },
        { id: "differing", title: "rows that differ", key: told => told.checks.filter(of => of.check.differs).length, cell: told => String(told.checks.filter(of => of.check.differs).length || "-") },
        { id: "expected", title: "specified", isText: true, key: told => told.one.expected, cell: told => told.one.expected },
        { id: "citation", title: "paragraph", isText: true, wraps: true, key: told => told.one.citation, cell: told => told.one.citation },
        { id: "reason", title: "why", isText: true, wraps: true, cell: told => told.one.reason },
        { id: "what", title: "what rows do instead", isText: true, wraps: true, cell: told => did(part, told) },
      ],
      groups: [{ items: rows }],
      sortedBy: "",
      rowOf: told => told.one.name,
    }),
  ];
}

const did = (part: FormatsPart, told: Told): Node =>
  h("ul", { class: "plain" }, ...told.checks.map(({ row, check }) => h("li", {}, h("b", {}, row), `: ${check.word}${textOf(part, check)}`)));

const longest = 160;

function textOf(part: FormatsPart, check: FormatCheck): string {
  const text = readOf(part, check);
  return text === "" ? "" : ` (${text.length > longest ? `${text.slice(0, longest)}\u2026` : text})`;
}
