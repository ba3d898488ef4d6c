import { h } from "../controls/dom";
import { table as drawTable } from "../controls/table";
import type { Context } from "../context";
import { isGood, notJudged, verdictsOf, type Case, type CaseVerdict, type CasesPart, type RowVerdicts } from "../data/cases";
import { matches } from "../data/lines";
import { capital } from "../words/names";
import { goodText } from "./caseMap";
import { casesLink, nameOf, reasonColumns, verdictColumn } from "./caseVerdicts";
import { referencesLast, rowLink } from "./shared";
import { askedRow, verdictFacts } from "./verdictFacts";
import type { Opened } from "./view";

/** The cases of one row. */
export function oneRowBody(context: Context, part: CasesPart, row: RowVerdicts): Node[] {
  const verdicts = verdictsOf(part, row).filter(verdict => isFound(context, verdict));
  return [
    h("p", {}, casesLink(context, {}, "All rows"), " \u203a ", rowLink(context, row.row)),
    h("h2", {}, `${row.row}: its cases`),
    h("p", {}, `${goodText(verdictsOf(part, row))} verdicts are good.`),
    drawTable<CaseVerdict>(context, {
      caption: "Its verdicts, the worst first within each group",
      columns: [
        { id: "case", title: "case", isText: true, key: verdict => verdict.case.number, cell: verdict => casesLink(context, { case: verdict.case.name }, verdict.case.name) },
        verdictColumn(context),
        ...reasonColumns,
        { id: "holds", title: "what must hold", isText: true, wraps: true, cell: verdict => verdict.case.holds },
      ],
      groups: [...new Set(verdicts.map(verdict => verdict.case.group))].map(group => ({ head: group, items: verdicts.filter(verdict => verdict.case.group === group) })),
      sortedBy: "verdict",
      rowOf: verdict => verdict.case.name,
    }),
  ];
}

/** One case over all rows. */
export function caseBody(context: Context, part: CasesPart, one: Case): Node[] {
  const found = part.verdicts.flatMap(row => verdictsOf(part, row).filter(verdict => verdict.case === one && isFound(context, verdict)));
  return [
    h("p", {}, casesLink(context, {}, "All rows"), " \u203a ", one.name),
    h("h2", {}, `Case ${one.number} ${one.name}`),
    h("p", { class: "lead" }, one.holds),
    ...sourceOf(one),
    h("h3", {}, "Rows"),
    drawTable<CaseVerdict>(context, {
      caption: `Verdicts on ${one.name}, the worst first; good if ${one.good === "either" ? "supported or rejected" : one.good}`,
      columns: [{ id: "row", title: "row", isText: true, key: known => known.row, cell: known => casesLink(context, { row: known.row }, known.row) }, verdictColumn(context), ...reasonColumns],
      groups: referencesLast(found, known => known.isReference),
      sortedBy: "verdict",
      rowOf: known => known.row,
    }),
  ];
}

const sourceOf = (one: Case): Node[] => [h("h3", {}, "Its types and its value"), h("pre", { class: "code", tabindex: 0 }, one.source)];

/** The verdict that the address names. */
export function openedCase(context: Context): Opened | undefined {
  const part = context.part("cases");
  const row = part?.verdicts.find(known => known.row === context.choice("row"));
  const verdict = part && row && verdictsOf(part, row).find(known => known.case.name === context.choice("case"));
  return verdict && {
    name: nameOf(verdict),
    answer: `${capital(verdict.word)}${verdict.reason ? `: ${verdict.reason}` : ""}`,
    body: [
      h("p", {}, casesLink(context, {}, "All rows"), " \u203a ", casesLink(context, { row: verdict.row }, verdict.row), " \u203a ", casesLink(context, { case: verdict.case.name }, verdict.case.name)),
      told(verdict),
      ...sourceOf(verdict.case),
    ],
  };
}

function told(verdict: CaseVerdict): HTMLElement {
  const good = isGood(verdict);
  const asked = askedRow(verdict.row);
  return verdictFacts({
    verdict: `${verdict.word}${verdict.word === notJudged ? ": this says nothing about the library" : good === undefined ? "" : good ? " (good)" : " (not good)"}`,
    asked: verdict.case.holds,
    happened: verdict.reason || (good ? "Everything is as the case asks." : ""),
    limitOf: verdict.limitOf,
    others: verdict.optIn ? [["Supported by", verdict.optIn]] : [],
    saysSo: verdict.word === notJudged ? "Assay could not hand the case to the library." : "One process wrote the value. A fresh one read it, and it was compared with the original.",
    commands: [["Judge it again", `assay check cases --rows ${asked} --case ${verdict.case.name}`], ...good === false ? [["Show it in one C# file", `assay repro ${asked}#${verdict.case.name}`] as const] : []],
  });
}

const isFound = (context: Context, verdict: CaseVerdict): boolean =>
  matches(`${verdict.row} ${verdict.case.name} ${verdict.word} ${verdict.reason} ${verdict.limitOf} ${verdict.optIn}`, context.choice("q"));
