import type { Context } from "../context";
import { isGood, type Case, type CaseVerdict, type CasesPart, type RowVerdicts } from "../data/cases";
import { heatMap } from "../heat/map";
import { table as drawTable, type Column } from "../controls/table";
import { caseCell, caseSigns } from "./caseSigns";
import { casesLink } from "./caseVerdicts";
import { referencesLast } from "./shared";

/** A row with its verdicts, in the order of the cases. */
export interface Entry {
  readonly row: RowVerdicts;
  readonly verdicts: readonly CaseVerdict[];
}

const bad = ["lossy", "crash", "hang", "rejected"] as const;

/** Rows down, cases across. */
export function caseMap(context: Context, part: CasesPart, rows: readonly Entry[]): Node[] {
  const order = new Map(part.cases.map((one, index) => [one, index]));
  return heatMap<Entry>(context, {
    caption: "Verdicts by row and case",
    columns: part.cases.map(one => ({ name: one.name, group: one.group, about: one.holds, href: context.link("cases", { case: one.name }) })),
    groups: referencesLast(rows, entry => entry.row.isReference),
    signs: caseSigns,
    nameOf: entry => entry.row.row,
    row: { id: "row", title: "row", isText: true, key: entry => entry.row.row, cell: entry => casesLink(context, { row: entry.row.row }, entry.row.row) },
    cellsOf: entry => {
      const cells = Array.from(part.cases, () => undefined as ReturnType<typeof caseCell> | undefined);
      for (const verdict of entry.verdicts)
        cells[order.get(verdict.case)!] = caseCell(verdict, context.link("cases", { row: verdict.row, case: verdict.case.name }));
      return cells;
    },
    figures: [
      ...bad.map((word): Column<Entry> => ({ id: word, title: word, isExtra: true, key: entry => count(entry.verdicts, word), cell: entry => String(count(entry.verdicts, word) || "-") })),
      { id: "good", title: "good", key: entry => goodPart(entry.verdicts), cell: entry => goodText(entry.verdicts) },
    ],
  });
}

/** The cases with what each asks, and how many rows do what. */
export function caseList(context: Context, part: CasesPart, all: readonly Entry[]): HTMLElement {
  const byCase = new Map<Case, CaseVerdict[]>(part.cases.map(one => [one, []]));
  all.filter(entry => !entry.row.isReference).flatMap(entry => entry.verdicts).forEach(verdict => byCase.get(verdict.case)!.push(verdict));
  return drawTable<Case>(context, {
    caption: "Cases, and how many rows do what",
    columns: [
      { id: "case", title: "case", isText: true, key: one => one.name, cell: one => casesLink(context, { case: one.name }, one.name) },
      { id: "number", title: "number", key: one => one.number, cell: one => String(one.number) },
      ...bad.map((word): Column<Case> => ({ id: `case-${word}`, title: word, key: one => count(byCase.get(one)!, word), cell: one => String(count(byCase.get(one)!, word) || "-") })),
      { id: "case-good", title: "good", key: one => goodPart(byCase.get(one)!), cell: one => goodText(byCase.get(one)!) },
      { id: "holds", title: "what must hold", isText: true, wraps: true, cell: one => one.holds },
    ],
    groups: [...new Set(part.cases.map(one => one.group))].map(group => ({ head: group, items: part.cases.filter(one => one.group === group) })),
    sortedBy: "",
    rowOf: one => one.name,
  });
}

const count = (verdicts: readonly CaseVerdict[], word: string): number => verdicts.filter(verdict => verdict.word === word).length;

/** Good verdicts of those that judge the row: `8/9`. */
export function goodText(verdicts: readonly CaseVerdict[]): string {
  const judged = verdicts.filter(verdict => isGood(verdict) !== undefined);
  return judged.length === 0 ? "-" : `${judged.filter(isGood).length}/${judged.length}`;
}

function goodPart(verdicts: readonly CaseVerdict[]): number | undefined {
  const judged = verdicts.filter(verdict => isGood(verdict) !== undefined);
  return judged.length === 0 ? undefined : judged.filter(isGood).length / judged.length;
}
