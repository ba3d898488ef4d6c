import { controls, search, select, type Option } from "../controls/choices";
import { h } from "../controls/dom";
import type { Context } from "../context";
import { cellOf, verdictsOf } from "../data/cases";
import { matches } from "../data/lines";
import { counted } from "../words/names";
import { caseBody, oneRowBody, openedCase } from "./caseBodies";
import { caseList, caseMap, type Entry } from "./caseMap";
import { fileChoice, otherNotes } from "./shared";
import { answerOf, type View } from "./view";

/** What each row does with cases that are known to be hard: a heat map, a row's cases, a case over rows, or one verdict. */
export const casesView: View = {
  id: "cases",
  title: "Conformance",
  question: () => "Which hard cases does each row bring back?",
  answer: answerOf("cases"),
  opened: openedCase,
  needs: "cases",
  controls: context => controls(...fileChoice(context, "cases"), ...isMap(context) ? filters(context) : [], search(context, isMap(context) ? "Find rows" : "Find in names and reasons")),
  body: context => {
    const part = context.part("cases");
    if (!part)
      return [];
    const chosen = part.verdicts.find(row => row.row === context.choice("row"));
    const one = part.cases.find(known => known.name === context.choice("case"));
    return one ? caseBody(context, part, one) : chosen ? oneRowBody(context, part, chosen) : mapBody(context);
  },
};

const isMap = (context: Context): boolean => !context.choice("row") && !context.choice("case");

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

function mapBody(context: Context): Node[] {
  const part = context.part("cases")!;
  const need = context.choice("need");
  const features = context.part("features");
  const all = part.verdicts.map((row): Entry => ({ row, verdicts: verdictsOf(part, row) }));
  const rows = all.filter(entry => matches(entry.row.row, context.choice("q")) && (!need || cellOf(features, entry.row.row, need)?.finding === "yes"));
  return [
    h("p", { class: "soft" }, `${rows.length < all.length ? `${rows.length} of ${counted(all.length, "row")}. ` : ""}The worst rows stand first. good: how many of the row's verdicts are good.`),
    ...caseMap(context, part, rows),
    h("h2", {}, "What each case asks"),
    caseList(context, part, all),
    ...otherNotes(part.notes),
  ];
}
