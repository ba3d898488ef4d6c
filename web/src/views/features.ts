import { controls, search, switches } from "../controls/choices";
import { h } from "../controls/dom";
import type { Context } from "../context";
import type { Claim, Feature, FeatureCell, FeatureRow, FeaturesPart } from "../data/cases";
import type { HeatCell, Sign } from "../data/heat";
import { matches } from "../data/lines";
import { heatMap } from "../heat/map";
import { capital, counted } from "../words/names";
import { verdictLink } from "./caseVerdicts";
import { rowLink } from "./shared";
import { answerOf, type Opened, type View } from "./view";

const whichOptions = [{ value: "", text: "all rows" }, { value: "differs", text: "documentation differs" }] as const;

/** A feature table in which every cell rests on verdicts, with what documentation claims. */
export const features: View = {
  id: "features",
  title: "Features",
  question: () => "What can each row do?",
  answer: answerOf("features"),
  opened,
  needs: "features",
  controls: context => controls(switches(context, "which", "Show", whichOptions, context.choice("which")), search(context, "Find rows")),
  body: context => {
    const part = context.part("features");
    if (!part)
      return [];
    const judged = part.features.filter(feature => feature.isJudged);
    const known = part.rows.filter(row => row.cells.some(cell => cell.finding !== "not judged"));
    const rows = known.filter(row => matches(row.row, context.choice("q")) && (context.choice("which") !== "differs" || row.cells.some(differs)));
    return [
      h("h2", {}, "Features by row"),
      h("p", { class: "soft" }, `${rows.length < known.length ? `${rows.length} of ${counted(known.length, "row")}. ` : ""}!: the documentation says something else. (3): with 3 trim and AOT warnings.`),
      ...map(context, part, judged, rows),
      ...unjudged(part),
    ];
  },
};

const differs = (cell: FeatureCell): boolean => cell.claims.some(claim => claim.agreement === "differs");

function map(context: Context, part: FeaturesPart, judged: readonly Feature[], rows: readonly FeatureRow[]): Node[] {
  return heatMap<FeatureRow>(context, {
    caption: "Features by row",
    columns: judged.map(feature => ({ name: feature.head, group: "", about: `It ${feature.holds}.`, href: "" })),
    groups: [{ items: rows }],
    signs: Object.values(signs),
    nameOf: row => row.row,
    row: { id: "row", title: "row", isText: true, key: row => row.row, cell: row => rowLink(context, row.row) },
    cellsOf: row => judged.map((feature): HeatCell => {
      const cell = row.cells[part.features.indexOf(feature)]!;
      return {
        sign: signs[cell.finding], text: `${cell.answer}${differs(cell) ? " !" : ""}`, word: cell.finding, reason: cell.remark ? `${capital(cell.remark)}.` : "",
        href: context.link("features", { cell: `${row.row}#${feature.id}` }),
      };
    }),
  });
}

const signs: Readonly<Record<FeatureCell["finding"], Sign>> = {
  yes: { kind: "supported", mark: "yes", meaning: "yes" },
  partly: { kind: "partly", mark: "4/5", meaning: "partly: 4 of 5 verdicts say yes" },
  "through a DTO": { kind: "partly", mark: "DTO", meaning: "only through generated classes" },
  no: { kind: "lossy", mark: "no", meaning: "no" },
  "not judged": { kind: "unjudged", mark: "-", meaning: "not judged" },
};

/** The cell of an address, `cell=row#feature`. */
function opened(context: Context): Opened | undefined {
  const part = context.part("features");
  const [label, id] = context.choice("cell").split("#");
  const row = part?.rows.find(known => known.row === label);
  const feature = part?.features.find(known => known.id === id);
  const cell = part && feature && row?.cells[part.features.indexOf(feature)];
  return row && feature && cell && {
    name: `${row.row}, ${feature.id}`,
    answer: `It ${feature.holds}: ${cell.finding}${cell.answer === cell.finding ? "" : ` (${cell.answer})`}.`,
    body: [h("p", {}, h("a", { href: context.link("features") }, "All rows"), " \u203a ", rowLink(context, row.row)), ...told(row, feature, cell)],
  };
}

function told(row: FeatureRow, feature: Feature, cell: FeatureCell): Node[] {
  const verdicts = cell.verdicts.flatMap((verdict, index) => [index > 0 ? ", " : "", verdictLink(verdict.name), ` ${verdict.word}`]);
  return [
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
