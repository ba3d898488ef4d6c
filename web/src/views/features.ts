import { controls, search, switches } from "../controls/choices";
import { h } from "../controls/dom";
import { table as drawTable, type Column } from "../controls/table";
import type { Context } from "../context";
import type { Claim, Feature, FeatureCell, FeatureRow, FeaturesPart } from "../data/cases";
import { matches } from "../data/lines";
import { capital, counted } from "../words/names";
import { verdictLink } from "./caseVerdicts";
import { rowLink } from "./shared";
import type { View } from "./view";

const whichOptions = [{ value: "", text: "all rows" }, { value: "differs", text: "documentation differs" }] as const;

/** A feature table in which every cell rests on verdicts, with what documentation claims. */
export const features: View = {
  id: "features",
  title: "Features",
  needs: "features",
  controls: context => controls(switches(context, "which", "Show", whichOptions, context.choice("which")), search(context, "Find rows")),
  body: context => {
    const part = context.part("features");
    if (!part)
      return [];
    const judged = part.features.filter(feature => feature.isJudged);
    const rows = part.rows.filter(row => row.cells.some(cell => cell.finding !== "not judged") && matches(row.row, context.choice("q")) && (context.choice("which") !== "differs" || row.cells.some(differs)));
    const details = h("div", { class: "details", "aria-live": "polite" }, ...chosen(part, context.choice("cell")));
    return [
      h("h2", {}, "Features by row"),
      ...part.answer.map((sentence, index) => h("p", { class: index === 0 ? "lead" : "" }, sentence)),
      h("p", { class: "soft" }, "4/5: 4 of 5 verdicts say yes. DTO: only through generated classes. (3): works or fails with 3 trim and AOT warnings. Exclamation mark: the documentation says something else."),
      h("p", {}, `${counted(rows.length, "row")} of ${part.rows.length}.`),
      details,
      matrix(context, part, judged, rows, details),
      ...unjudged(part),
    ];
  },
};

const differs = (cell: FeatureCell): boolean => cell.claims.some(claim => claim.agreement === "differs");

function matrix(context: Context, part: FeaturesPart, judged: readonly Feature[], rows: readonly FeatureRow[], details: HTMLElement): HTMLElement {
  return drawTable<FeatureRow>(context, {
    caption: "Choose a cell for the verdicts that it rests on",
    columns: [
      { id: "row", title: "row", isText: true, key: row => row.row, cell: row => rowLink(context, row.row) },
      ...judged.map((feature): Column<FeatureRow> => {
        const of = (row: FeatureRow): FeatureCell => row.cells[part.features.indexOf(feature)]!;
        return { id: feature.id, title: feature.head, hint: feature.holds, isText: true, key: row => order.indexOf(of(row).finding), cell: row => cellButton(row, feature, of(row), details) };
      }),
    ],
    groups: [{ items: rows }],
    sortedBy: "row",
    rowOf: row => row.row,
  });
}

const order: readonly string[] = ["yes", "partly", "through a DTO", "no", "not judged"];

const kinds: Readonly<Record<FeatureCell["finding"], string>> = { yes: "everything", partly: "publicMembers", "through a DTO": "publicMembers", no: "less", "not judged": "none" };

function cellButton(row: FeatureRow, feature: Feature, cell: FeatureCell, details: HTMLElement): HTMLElement {
  const show = (): void => details.replaceChildren(...told(row, feature, cell));
  return h("button", { type: "button", class: `verdict ${kinds[cell.finding]}`, title: `${feature.holds}: ${cell.finding}`, click: show, focus: show }, `${cell.answer}${differs(cell) ? " !" : ""}`);
}

/** The cell of a shared address, `cell=row#feature`. */
function chosen(part: FeaturesPart, name: string): Node[] {
  const [label, id] = name.split("#");
  const row = part.rows.find(known => known.row === label);
  const feature = part.features.find(known => known.id === id);
  return row && feature ? told(row, feature, row.cells[part.features.indexOf(feature)]!) : [h("p", { class: "soft" }, "Choose a cell for the verdicts that it rests on.")];
}

function told(row: FeatureRow, feature: Feature, cell: FeatureCell): Node[] {
  const verdicts = cell.verdicts.flatMap((verdict, index) => [index > 0 ? ", " : "", verdictLink(verdict.name), ` ${verdict.word}`]);
  return [
    h("h3", {}, `${row.row}, ${feature.id}: ${cell.finding}${cell.answer === cell.finding ? "" : ` (${cell.answer})`}`),
    h("p", {}, `It ${feature.holds}: ${cell.finding}.`),
    ...cell.verdicts.length > 0 ? [h("p", {}, "Rests on ", ...verdicts.map(part => typeof part === "string" ? document.createTextNode(part) : part), ".")] : [h("p", {}, "To judge it: ", h("code", {}, `${feature.command} --rows ${row.row.split("@")[0]}`))],
    ...cell.remark ? [h("p", {}, `${capital(cell.remark)}.`)] : [],
    ...cell.claims.map(claimText),
  ];
}

const agreements = { agrees: "Verdicts agree", differs: "Verdicts differ", notJudged: "No verdict yet" } as const;

const claimText = (claim: Claim): HTMLElement => h("p", {}, "The documentation says ", h("q", {}, claim.quote), " (", h("a", { href: claim.address, rel: "noopener noreferrer", target: "_blank" }, new URL(claim.address).host), `). ${agreements[claim.agreement]}.`);

function unjudged(part: FeaturesPart): Node[] {
  const rest = part.features.filter(feature => !feature.isJudged);
  return rest.length === 0 ? [] : [
    h("h2", {}, "Not judged in these files"),
    h("ul", {}, ...rest.map(feature => h("li", {}, h("b", {}, feature.id), ` (${feature.holds}): `, h("code", {}, feature.command)))),
  ];
}
