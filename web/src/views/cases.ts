import { controls, search, select, type Option } from "../controls/choices";
import { h } from "../controls/dom";
import { table as drawTable, type Column } from "../controls/table";
import type { Context } from "../context";
import { cellOf, isGood, notJudged, verdictsOf, type Case, type CaseVerdict, type CasesPart, type RowVerdicts } from "../data/cases";
import { matches } from "../data/lines";
import { counted } from "../words/names";
import { casesLink, nameOf, reasonColumns, verdictColumn } from "./caseVerdicts";
import { fileChoice, referencesLast, rowLink } from "./shared";
import type { View } from "./view";

/** What each row does with cases that are known to be hard: a matrix, a row's cases, a case over rows, or one verdict. */
export const casesView: View = {
  id: "cases",
  title: "Conformance",
  needs: "cases",
  controls: context => controls(...fileChoice(context, "cases"), ...isMatrix(context) ? filters(context) : [], search(context, isMatrix(context) ? "Find rows" : "Find in names and reasons")),
  body: context => {
    const part = context.part("cases");
    if (!part)
      return [];
    const chosen = rowOf(part, context.choice("row"));
    const one = part.cases.find(known => known.name === context.choice("case"));
    return one ? caseBody(context, part, one, chosen) : chosen ? rowBody(context, part, chosen) : matrixBody(context, part);
  },
};

const isMatrix = (context: Context): boolean => !context.choice("row") && !context.choice("case");

const rowOf = (part: CasesPart, label: string): RowVerdicts | undefined => part.verdicts.find(row => row.row === label);

interface Entry {
  readonly row: RowVerdicts;
  readonly verdicts: readonly CaseVerdict[];
}

const bad = ["lossy", "crash", "hang", "rejected"] as const;

/** Needs that readers come with, each backed by the feature table where its verdicts are in these files. */
const needs: readonly (readonly [feature: string, text: string])[] = [
  ["graph", "cycles and shared objects"], ["private-members", "private members"], ["streams", "streams"], ["no-attributes", "no attributes"],
  ["untrusted-input", "hostile input contained"], ["native", "native AOT"], ["cross-language", "other languages"], ["version-tolerant", "versions of types"],
];

function filters(context: Context): HTMLElement[] {
  const features = context.part("features");
  const judged = needs.filter(([feature]) => features?.features.some(known => known.id === feature && known.isJudged));
  const options: Option[] = [{ value: "", text: "all rows" }, ...judged.map(([feature, text]) => ({ value: feature, text }))];
  return judged.length === 0 ? [] : [select(context, "need", "Only rows with", options, context.choice("need"))];
}

function matrixBody(context: Context, part: CasesPart): Node[] {
  const need = context.choice("need");
  const features = context.part("features");
  const all = part.verdicts.map(row => ({ row, verdicts: verdictsOf(part, row) }));
  const rows = all.filter(entry => matches(entry.row.row, context.choice("q")) && (!need || cellOf(features, entry.row.row, need)?.finding === "yes"));
  return [
    h("h2", {}, "Rows by groups of cases, the worst first"),
    ...part.answer.map((sentence, index) => h("p", { class: index === 0 ? "lead" : "" }, sentence)),
    h("p", { class: "soft" }, "8/9: 8 of 9 verdicts are good. Some cases are good if rejected. Lossy: silently comes back different. Choose a row for its cases, or a case below for all rows."),
    h("p", {}, `${counted(rows.length, "row")} of ${all.length}.`),
    matrix(context, part, rows),
    h("h2", {}, "Cases over all rows"),
    cases(context, part, all),
    ...part.notes.map(note => h("p", { class: "soft" }, note)),
  ];
}

function matrix(context: Context, part: CasesPart, rows: readonly Entry[]): HTMLElement {
  const groups = [...new Set(part.cases.map(one => one.group))];
  return drawTable<Entry>(context, {
    caption: "Counts of verdicts by row",
    columns: [
      { id: "row", title: "row", isText: true, key: entry => entry.row.row, cell: entry => casesLink(context, { row: entry.row.row }, entry.row.row) },
      ...bad.map((word): Column<Entry> => ({ id: word, title: word, key: entry => count(entry.verdicts, word), cell: entry => String(count(entry.verdicts, word) || "-") })),
      { id: "good", title: "good", key: entry => goodShare(entry.verdicts), cell: entry => shareOf(entry.verdicts) },
      ...groups.map((group): Column<Entry> => {
        const of = (entry: Entry): CaseVerdict[] => entry.verdicts.filter(verdict => verdict.case.group === group);
        return { id: `group-${group}`, title: group, key: entry => goodShare(of(entry)), cell: entry => shareOf(of(entry)) };
      }),
    ],
    groups: referencesLast(rows, entry => entry.row.isReference),
    sortedBy: "",
    rowOf: entry => entry.row.row,
  });
}

function cases(context: Context, part: CasesPart, all: readonly Entry[]): HTMLElement {
  const byCase = new Map<Case, CaseVerdict[]>(part.cases.map(one => [one, []]));
  all.filter(entry => !entry.row.isReference).flatMap(entry => entry.verdicts).forEach(verdict => byCase.get(verdict.case)!.push(verdict));
  return drawTable<Case>(context, {
    caption: "Counts of verdicts by case",
    columns: [
      { id: "case", title: "case", isText: true, key: one => one.name, cell: one => casesLink(context, { case: one.name }, one.name) },
      { id: "number", title: "number", key: one => one.number, cell: one => String(one.number) },
      ...bad.map((word): Column<Case> => ({ id: `case-${word}`, title: word, key: one => count(byCase.get(one)!, word), cell: one => String(count(byCase.get(one)!, word) || "-") })),
      { id: "case-good", title: "good", key: one => goodShare(byCase.get(one)!), cell: one => shareOf(byCase.get(one)!) },
      { id: "holds", title: "what must hold", isText: true, wraps: true, cell: one => one.holds },
    ],
    groups: [...new Set(part.cases.map(one => one.group))].map(group => ({ head: group, items: part.cases.filter(one => one.group === group) })),
    sortedBy: "",
    rowOf: one => one.name,
  });
}

function rowBody(context: Context, part: CasesPart, row: RowVerdicts): Node[] {
  const verdicts = verdictsOf(part, row).filter(verdict => isFound(context, verdict));
  return [
    h("p", {}, casesLink(context, {}, "All rows"), " \u203a ", rowLink(context, row.row)),
    h("h2", {}, `${row.row}: its cases`),
    h("p", {}, `${shareOf(verdictsOf(part, row))} verdicts are good.`),
    drawTable<CaseVerdict>(context, {
      caption: "Its verdicts, the worst first within each group",
      columns: [
        { id: "case", title: "case", isText: true, key: verdict => verdict.case.number, cell: verdict => casesLink(context, { case: verdict.case.name }, verdict.case.name) },
        verdictColumn,
        ...reasonColumns,
        { id: "holds", title: "what must hold", isText: true, wraps: true, cell: verdict => verdict.case.holds },
      ],
      groups: [...new Set(verdicts.map(verdict => verdict.case.group))].map(group => ({ head: group, items: verdicts.filter(verdict => verdict.case.group === group) })),
      sortedBy: "verdict",
      rowOf: verdict => verdict.case.name,
    }),
  ];
}

function caseBody(context: Context, part: CasesPart, one: Case, chosen: RowVerdicts | undefined): Node[] {
  const all = part.verdicts.flatMap(row => verdictsOf(part, row).filter(verdict => verdict.case === one));
  const verdict = all.find(known => known.row === chosen?.row);
  const others = all.filter(known => isFound(context, known));
  return [
    h("p", {}, casesLink(context, {}, "All rows"), " \u203a ", verdict ? casesLink(context, { case: one.name }, one.name) : one.name),
    h("h2", {}, verdict ? nameOf(verdict) : `Case ${one.number} ${one.name}`),
    h("p", { class: "lead" }, one.holds),
    ...verdict ? told(context, verdict) : [],
    h("h3", {}, "Its types and its value"),
    h("pre", { class: "code" }, one.source),
    h("h3", {}, verdict ? "All rows" : "Rows"),
    drawTable<CaseVerdict>(context, {
      caption: `Verdicts on ${one.name}, the worst first; good if ${one.good === "either" ? "supported or rejected" : one.good}`,
      columns: [{ id: "row", title: "row", isText: true, key: known => known.row, cell: known => casesLink(context, { row: known.row }, known.row) }, verdictColumn, ...reasonColumns],
      groups: referencesLast(others, known => known.isReference),
      sortedBy: "verdict",
      rowOf: known => known.row,
    }),
  ];
}

/** One verdict in full. */
function told(context: Context, verdict: CaseVerdict): Node[] {
  return [h("section", { class: "check" },
    h("h3", {}, `${verdict.word}${verdict.word === notJudged ? ": a limit of Assay, which says nothing about the library" : isGood(verdict) ? ": good" : ""}`),
    verdict.reason ? h("p", {}, verdict.reason) : false,
    verdict.optIn ? h("p", {}, `Supported by ${verdict.optIn}.`) : false,
    h("p", {}, "All cases of ", casesLink(context, { row: verdict.row }, verdict.row), ". Check it again: ", h("code", {}, `assay check cases --rows ${verdict.row.split(/[@ ]/)[0]} --case ${verdict.case.name}`)))];
}

const isFound = (context: Context, verdict: CaseVerdict): boolean => matches(`${verdict.row} ${verdict.case.name} ${verdict.word} ${verdict.reason} ${verdict.optIn}`, context.choice("q"));

const count = (verdicts: readonly CaseVerdict[], word: string): number => verdicts.filter(verdict => verdict.word === word).length;

function shareOf(verdicts: readonly CaseVerdict[]): string {
  const tried = verdicts.filter(verdict => isGood(verdict) !== undefined);
  return tried.length === 0 ? "-" : `${tried.filter(isGood).length}/${tried.length}`;
}

function goodShare(verdicts: readonly CaseVerdict[]): number | undefined {
  const tried = verdicts.filter(verdict => isGood(verdict) !== undefined);
  return tried.length === 0 ? undefined : tried.filter(isGood).length / tried.length;
}
