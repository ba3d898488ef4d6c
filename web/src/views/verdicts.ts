import { controls, search, select, type Option } from "../controls/choices";
import { h } from "../controls/dom";
import { table as drawTable, type Column } from "../controls/table";
import type { Context } from "../context";
import { matches } from "../data/lines";
import type { Check, Row, VerdictsPart } from "../data/model";
import { capital, counted, keptName, keptOrder, verdictName } from "../words/names";
import { carries, fileChoice, rowLink, sizeText } from "./shared";
import type { View } from "./view";

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
  needs: "verdicts",
  controls: context => controls(
    ...fileChoice(context, "verdicts"),
    select(context, "kept", "Show", kinds, context.choice("kept", "all")),
    search(context, "Find in names and reasons"),
  ),
  body: context => {
    const part = context.part("verdicts");
    if (!part)
      return [];
    const rows = rowsOf(part).filter(entry => isAsked(context, part, entry));
    const details = h("div", { class: "details", "aria-live": "polite" }, h("p", { class: "soft" }, "Choose a verdict to read its reason."));
    return [
      h("h2", {}, "What rows keep, lose or reject"),
      h("p", { class: "soft" }, "One process wrote each payload, another read it back and compared. Nothing was timed before that."),
      h("p", {}, `${counted(rows.length, "row")} of ${rowsOf(part).length}.`),
      details,
      matrix(context, part, rows, details),
      h("h2", {}, "What kind of serializer each row is"),
      h("p", { class: "soft" }, "Rows of different kinds do different work: who keeps references, names types or writes text does more. Whether a row validates hostile input is not judged yet."),
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

// Best first; rows that were not checked go last.
function worth(check: Check | undefined): number {
  if (!check)
    return 0;
  return check.keeps === undefined ? 1 : 1000 - 100 * keptOrder.indexOf(check.keeps) - Math.min(99, check.lostMembers);
}

function isAsked(context: Context, part: VerdictsPart, entry: Entry): boolean {
  const words = context.choice("q");
  const text = [entry.row.label, entry.row.cause, ...entry.checks.flatMap(check => check ? [...wordsOf(check), ...reasonsOf(check)] : [])].join(" ");
  return matches(text, words) && isKind(context.choice("kept", "all"), part, entry);
}

function isKind(kind: string, part: VerdictsPart, { checks }: Entry): boolean {
  const known = checks.filter((check): check is Check => check !== undefined);
  const isWhole = known.length === part.data.length;
  switch (kind) {
    case "everything": return isWhole && known.every(check => check.keeps === "everything");
    case "public": return isWhole && known.every(check => check.keeps === "everything" || check.keeps === "publicMembers");
    case "lossy": return known.some(check => check.verdict === "lossy");
    case "fails": return !isWhole || known.some(check => check.keeps === undefined);
    default: return true;
  }
}

function matrix(context: Context, part: VerdictsPart, rows: readonly Entry[], details: HTMLElement): HTMLElement {
  const hasNeeds = part.checks.some(check => check.needs !== "");
  return drawTable<Entry>(context, {
    caption: "Verdicts by row and data set",
    columns: [
      { id: "row", title: "row", isText: true, key: entry => entry.row.label, cell: entry => rowLink(context, entry.row.label) },
      ...part.data.length > 1 ? [inFull(part)] : [],
      ...part.data.map((name, index): Column<Entry> => ({
        id: `data-${index}`, title: name, isText: true, key: entry => worth(entry.checks[index]), cell: entry => cell(entry.row, entry.checks[index], name, details),
      })),
      ...hasNeeds ? [needs] : [],
    ],
    groups: [{ items: rows }],
    sortedBy: part.data.length > 1 ? "full" : "data-0",
    isDescending: true,
    rowOf: entry => entry.row.label,
  });
}

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

const inFull = (part: VerdictsPart): Column<Entry> => ({
  id: "full", title: "in full", hint: "data sets of which everything is kept; rows that keep as many are sorted by what they keep of the others",
  key: entry => entry.checks.reduce((sum, check) => sum + worth(check), keptInFull(entry) * 1e6),
  cell: entry => `${keptInFull(entry)} of ${part.data.length}`,
});

const keptInFull = (entry: Entry): number => entry.checks.filter(check => check?.keeps === "everything").length;

// Of several data sets the first two kinds: the view of one row has them all.
const needs: Column<Entry> = {
  id: "needs", title: "your types need", isText: true, wraps: true,
  cell: entry => [...new Set(entry.checks.map(check => check?.needs ?? "").filter(text => text !== ""))].slice(0, 2).join("; "),
};

function cell(row: Row, check: Check | undefined, data: string, details: HTMLElement): HTMLElement {
  const kind = check ? check.keeps ?? "fails" : "none";
  const text = check ? wordsOf(check)[0]! : row.status === "available" ? "not checked" : verdictName(row.status);
  const sentences = check ? reasonsOf(check) : [row.cause];
  const show = (): void => details.replaceChildren(h("h3", {}, `${row.label}, ${data}: ${text}`), ...sentences.filter(sentence => sentence !== "").map(sentence => h("p", {}, sentence)));
  return h("button", { type: "button", class: `verdict ${kind}`, title: sentences[0] ?? "", click: show, focus: show }, text);
}

/** The verdict in a few words. */
export function wordsOf(check: Check): string[] {
  return [check.verdict === "lossy" ? keptName[check.keeps ?? "less"] : verdictName(check.verdict)];
}

/** Why, in sentences. */
export function reasonsOf(check: Check): string[] {
  const lost = check.differences.length === 0 ? "" : `Came back different: ${check.differences.join("; ")}${check.members > 0 ? ` (${check.lostMembers} of ${check.members} members)` : ""}.`;
  return [
    check.cause,
    lost,
    check.converted.length > 0 ? `The contract stores another type for: ${check.converted.join(", ")}.` : "",
    check.notes.length > 0 ? `Another collection type, no loss: ${check.notes.join("; ")}.` : "",
    check.needs ? `${capital("your types need")}: ${check.needs}.` : "",
    check.payload === undefined ? "" : `Payload: ${sizeText(check.payload)}.`,
  ].filter(sentence => sentence !== "");
}
