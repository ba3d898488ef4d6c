import { verdictName as nameInAddress } from "../address";
import { controls, search, select, type Option } from "../controls/choices";
import { h } from "../controls/dom";
import { table as drawTable, type Column } from "../controls/table";
import type { Context } from "../context";
import { matches } from "../data/lines";
import type { Check, Row, VerdictsPart } from "../data/model";
import { heatMap } from "../heat/map";
import { capital, counted } from "../words/names";
import { dataCell, dataSigns, reasonsOf, wordOf } from "./dataSigns";
import { payload } from "./rawOutput";
import { carries, fileChoice, rowLink } from "./shared";
import { askedRow, verdictFacts } from "./verdictFacts";
import type { Opened, View } from "./view";
import { isWorth, worth } from "./verdictWorth";

const kinds: readonly Option[] = [
  { value: "all", text: "all rows" },
  { value: "everything", text: "everything kept, in all data" },
  { value: "public", text: "all public members kept, in all data" },
  { value: "lossy", text: "some data lost" },
  { value: "fails", text: "some data rejected or failed" },
];

/** What each row does with each data set, with reasons. */
export const verdicts: View = {
  id: "verdicts",
  title: "Verdicts",
  question: () => "What does each row keep, lose or reject?",
  answer: context => {
    const part = context.part("verdicts");
    const entries = part ? rowsOf(part).filter(entry => entry.checks.some(check => check)) : [];
    const whole = entries.filter(entry => isWorth("everything", part!, entry.checks)).length;
    return part ? [`${whole} of ${counted(entries.length, "row")} that ${entries.length === 1 ? "was" : "were"} checked ${whole === 1 ? "brings" : "bring"} back everything${part.data.length > 1 ? " of all data sets" : ""}.`] : [];
  },
  opened,
  needs: "verdicts",
  controls: context => controls(...fileChoice(context, "verdicts"), select(context, "kept", "Show", kinds, context.choice("kept", "all")), search(context, "Find in names and reasons")),
  body: context => {
    const part = context.part("verdicts");
    if (!part)
      return [];
    const rows = rowsOf(part).filter(entry => isAsked(context, part, entry));
    return [
      h("p", { class: "soft" }, `One process wrote each payload. Another one read it back and compared. ${rows.length < rowsOf(part).length ? `${rows.length} of ${counted(rowsOf(part).length, "row")}.` : ""}`),
      ...map(context, part, rows),
      h("h2", {}, "What kind of serializer each row is"),
      h("p", { class: "soft" }, "Rows of different kinds do different work: who keeps references, names types or writes text does more."),
      classes(context, rows),
    ];
  },
};

interface Entry {
  readonly row: Row;
  readonly checks: readonly (Check | undefined)[];
}

const rowsOf = (part: VerdictsPart): Entry[] => part.rows.filter(row => !row.isReference).map(row => ({
  row, checks: part.data.map((_, data) => part.checks.find(check => check.row === row.name && check.data === data)),
}));

function isAsked(context: Context, part: VerdictsPart, entry: Entry): boolean {
  const text = [entry.row.label, entry.row.cause, ...entry.checks.flatMap(check => check ? [wordOf(check), ...reasonsOf(check)] : [])].join(" ");
  return matches(text, context.choice("q")) && isWorth(context.choice("kept", "all"), part, entry.checks);
}

function map(context: Context, part: VerdictsPart, rows: readonly Entry[]): Node[] {
  const total = (entry: Entry): number => entry.checks.reduce((sum, check) => sum + worth(check), keptInFull(entry) * 1e6);
  const best = [...rows].sort((one, other) => total(other) - total(one));
  return heatMap<Entry>(context, {
    caption: "Verdicts by row and data set",
    columns: part.data.map(({ name }) => ({ name, group: "", about: "", href: "" })),
    groups: [{ items: best }],
    signs: dataSigns,
    nameOf: entry => entry.row.label,
    row: { id: "row", title: "row", isText: true, key: entry => entry.row.label, cell: entry => rowLink(context, entry.row.label) },
    cellsOf: entry => part.data.map(({ id }, index) => {
      const { text, ...cell } = dataCell(entry.row, entry.checks[index], context.link("verdicts", { row: entry.row.label, case: id }));
      return part.data.length > mostWords || text === undefined ? cell : { ...cell, text };
    }),
    figures: [
      ...part.data.length > 1 ? [inFull(part, total)] : [],
      ...part.checks.some(check => check.needs !== "") ? [needs] : [],
    ],
  });
}

/** Of more data sets than these a cell has its mark alone. */
const mostWords = 4;

function classes(context: Context, rows: readonly Entry[]): HTMLElement {
  const text = (id: string, title: string, of: (row: Row) => string): Column<Entry> => ({ id, title, isText: true, wraps: true, key: entry => of(entry.row), cell: entry => of(entry.row) });
  return drawTable<Entry>(context, {
    caption: "Kinds of rows",
    columns: [
      { id: "kind-row", title: "row", isText: true, key: entry => entry.row.label, cell: entry => rowLink(context, entry.row.label) },
      text("format", "format", row => row.format), text("carries", "carries", carries), text("surfaces", "bytes pass as", row => row.surfaces),
      text("settings", "settings", row => row.settings || "the library's defaults"), text("licence", "licence", row => row.licence),
    ],
    groups: [{ items: rows }],
    sortedBy: "kind-row",
  });
}

const inFull = (part: VerdictsPart, key: (entry: Entry) => number): Column<Entry> => ({
  id: "full", title: "in full", hint: "data sets of which everything is kept; rows that keep as many are sorted by what they keep of the others",
  key, cell: entry => `${keptInFull(entry)}/${part.data.length}`,
});

const keptInFull = (entry: Entry): number => entry.checks.filter(check => check?.keeps === "everything").length;

// Of several data sets the first two kinds: the view of one row has them all.
const needs: Column<Entry> = {
  id: "needs", title: "your types need", isText: true, wraps: true, isExtra: true,
  cell: entry => [...new Set(entry.checks.map(check => check?.needs ?? "").filter(text => text !== ""))].slice(0, 2).join("; "),
};

/** The verdict that the address names. */
function opened(context: Context): Opened | undefined {
  const part = context.part("verdicts");
  const data = part?.data.find(known => known.id === context.choice("case"));
  const entry = part && rowsOf(part).find(known => known.row.label === context.choice("row"));
  if (!part || !data || !entry)
    return undefined;
  const check = entry.checks[part.data.indexOf(data)];
  const { word } = dataCell(entry.row, check, "");
  return {
    name: nameInAddress("verdicts", entry.row.label, data.id),
    answer: `${capital(word)}${check?.cause || entry.row.cause ? `: ${check?.cause || entry.row.cause}` : "."}`,
    body: [
      h("p", {}, h("a", { href: context.link("verdicts") }, "All rows"), " \u203a ", rowLink(context, entry.row.label)),
      verdictFacts({
        asked: `All of ${data.name} comes back.`,
        verdict: word,
        happened: check ? reasonsOf(check).join(" ") : entry.row.cause,
        limitOf: check?.limitOf ?? "",
        saysSo: check ? "One process wrote the data. A fresh one read them back and compared." : "",
        commands: check ? [["Check it again", `assay check ${part.isOfOwnTypes ? "--types FILE --root TYPE" : `--data-set ${data.name.split(" ")[0]!}`} --rows ${askedRow(entry.row.label)}`]] : [],
      }),
      ...check?.head ? [h("h3", {}, "The first bytes that it writes"), payload(check)] : [],
    ],
  };
}
