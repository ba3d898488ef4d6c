import { controls, search, select } from "../controls/choices";
import { h } from "../controls/dom";
import { table as drawTable, type Column } from "../controls/table";
import type { Context } from "../context";
import type { Format, FormatCase, FormatCheck, FormatsPart } from "../data/cases";
import { matches } from "../data/lines";
import { byReference, fileChoice, rowLink } from "./shared";
import type { View } from "./view";

/** What rows do with payloads that the specification of their format says to read or to reject. */
export const formats: View = {
  id: "formats",
  title: "Formats",
  needs: "formats",
  controls: context => {
    const part = context.part("formats");
    const options = (part?.formats ?? []).map(format => ({ value: format.format, text: format.format }));
    return controls(...fileChoice(context, "formats"), ...options.length > 1 ? [select(context, "format", "Format", options, formatOf(context, part)?.format ?? "")] : [], search(context, "Find in cases and rows"));
  },
  body: context => {
    const part = context.part("formats");
    const format = formatOf(context, part);
    return part && format ? [
      h("h2", {}, `${format.format}: ${format.cases.length} cases`),
      ...part.answer.map((sentence, index) => h("p", { class: index === 0 ? "lead" : "" }, sentence)),
      counts(context, part, format),
      h("h2", {}, "Cases, each with the paragraph that it cites"),
      h("p", { class: "soft" }, "A row that is not named under a case was as specified, or was not judged. Extension: reads what is not of the format, where the specification allows that."),
      cases(context, part, format),
      ...part.notes.map(note => h("p", { class: "soft" }, note)),
    ] : [];
  },
};

const formatOf = (context: Context, part: FormatsPart | undefined): Format | undefined => part?.formats.find(format => format.format === context.choice("format")) ?? part?.formats[0];

const words = ["as specified", "accepts invalid", "rejects valid", "other value", "crash", "hang", "extension", "open: accepts", "open: rejects", "not judged"] as const;

type FormatRow = Format["rows"][number];

function counts(context: Context, part: FormatsPart, format: Format): HTMLElement {
  const shown = words.filter(word => format.rows.some(row => count(row, word) > 0));
  return drawTable<FormatRow>(context, {
    caption: "Counts of verdicts by row, the worst first",
    columns: [
      { id: "row", title: "row", isText: true, key: row => row.row, cell: row => rowLink(context, row.row) },
      ...shown.map((word): Column<FormatRow> => ({ id: word.replaceAll(/[^a-z]+/g, "-"), title: word, key: row => count(row, word), cell: row => String(count(row, word) || "-") })),
    ],
    groups: byReference(part, format.rows),
    sortedBy: "",
    rowOf: row => row.row,
  });
}

const count = (row: FormatRow, word: string): number => row.checks.filter(check => check.word === word).length;

interface Told {
  readonly one: FormatCase;
  readonly checks: readonly { readonly row: string; readonly check: FormatCheck }[];
}

function cases(context: Context, part: FormatsPart, format: Format): HTMLElement {
  const all = format.cases.map((one, index): Told => ({
    one, checks: format.rows.flatMap(row => row.checks.filter(check => check.case === index && (check.differs || check.word === "extension")).map(check => ({ row: row.row, check }))),
  }));
  const chosen = context.choice("case");
  const rows = all.filter(told => (!chosen || told.one.name === chosen) && matches(`${told.one.name} ${told.one.reason} ${told.one.citation} ${told.checks.map(of => of.row).join(" ")}`, context.choice("q")));
  return drawTable<Told>(context, {
    caption: chosen ? `Case ${chosen}` : "Cases in the order of the specification",
    columns: [
      { id: "case", title: "case", isText: true, key: told => told.one.name, cell: told => h("a", { href: context.link("formats", { format: format.format, case: told.one.name }) }, told.one.name) },
      { id: "differing", title: "rows that differ", key: told => told.checks.filter(of => of.check.differs).length, cell: told => String(told.checks.filter(of => of.check.differs).length || "-") },
      { id: "expected", title: "expected", isText: true, key: told => told.one.expected, cell: told => told.one.expected },
      { id: "citation", title: "paragraph", isText: true, wraps: true, key: told => told.one.citation, cell: told => told.one.citation },
      { id: "reason", title: "why", isText: true, wraps: true, cell: told => told.one.reason },
      { id: "what", title: "what rows do instead", isText: true, wraps: true, cell: told => did(part, told) },
    ],
    groups: [{ items: rows }],
    sortedBy: "",
    rowOf: told => told.one.name,
  });
}

function did(part: FormatsPart, told: Told): Node {
  return h("ul", { class: "plain" }, ...told.checks.map(({ row, check }) => h("li", {}, h("b", {}, row), `: ${check.word}${textOf(part, check)}`)));
}

const longest = 160;

function textOf(part: FormatsPart, check: FormatCheck): string {
  const text = part.texts[check.value] || part.texts[check.cause] || "";
  return text === "" ? "" : ` (${text.length > longest ? `${text.slice(0, longest)}\u2026` : text})`;
}
