import { verdictName } from "../address";
import { controls, search } from "../controls/choices";
import { facts, h } from "../controls/dom";
import type { Context } from "../context";
import type { HostileCell, HostileLine, HostilePart } from "../data/cases";
import type { HeatCell, Sign } from "../data/heat";
import { matches } from "../data/lines";
import { heatMap } from "../heat/map";
import { capital } from "../words/names";
import * as units from "../words/units";
import { sectionTables, tableChoice } from "./sections";
import { fileChoice, otherNotes, rowLink } from "./shared";
import { askedRow, verdictFacts } from "./verdictFacts";
import type { Opened, View } from "./view";

/** What hostile input did to rows: a heat map of kinds, one verdict, and what was found. */
export const hostile: View = {
  id: "hostile",
  title: "Hostile input",
  question: () => "What does hostile input do to each row?",
  answer: context => context.part("hostile")?.answer.slice(0, 1) ?? [],
  opened,
  needs: "hostile",
  controls: context => controls(...fileChoice(context, "hostile"), ...tableChoice(context, context.part("hostile")), search(context, "Find rows")),
  body: context => {
    const part = context.part("hostile");
    return !part ? [] : [
      h("p", { class: "soft" }, "The worst rows stand first, under their grade. Each cell is the worst that inputs of the kind did."),
      ...map(context, part),
      ...part.answer.length > 1 ? [h("h2", {}, "Which rows are acceptable, and if what holds"), h("ul", {}, ...part.answer.slice(1).map(sentence => h("li", {}, sentence)))] : [],
      ...sectionTables(context, part, () => []),
      ...otherNotes(part.notes),
    ];
  },
};

const signs: Readonly<Record<string, Sign>> = {
  ok: { kind: "supported", mark: "\u2713", meaning: "read right, or refused with a documented exception" },
  leaky: { kind: "rejected", mark: "X", meaning: "leaky: another exception, or too much memory or time" },
  "utf-8": { kind: "lossy", mark: "U", meaning: "invalid UTF-8 replaced" },
  wrong: { kind: "lossy", mark: "W", meaning: "wrong data, silently" },
  oom: { kind: "hang", mark: "M", meaning: "memory without a limit" },
  hang: { kind: "hang", mark: "H", meaning: "hang" },
  stack: { kind: "crash", mark: "S", meaning: "crash on a small stack only" },
  crash: { kind: "crash", mark: "C", meaning: "crash" },
  "-": { kind: "unjudged", mark: "?", meaning: "not judged" },
};

const signOf = (cell: HostileCell): Sign => signs[cell.word] ?? signs["-"]!;

const linkOf = (context: Context, part: HostilePart, line: HostileLine, cell: HostileCell): string => context.link("hostile", { row: line.row, case: part.kinds[cell.kind]!.name });

function map(context: Context, part: HostilePart): Node[] {
  return heatMap<HostileLine>(context, {
    caption: "The worst of each kind of input",
    columns: part.kinds.map(kind => ({ name: kind.name, group: kind.group, about: kind.is ? `${kind.name}: ${kind.is}.` : "", href: "" })),
    groups: [...new Set(part.lines.map(line => line.group))].map(group => ({ head: group, items: part.lines.filter(line => line.group === group && matches(line.row, context.choice("q"))) })),
    signs: Object.values(signs),
    nameOf: line => line.row,
    row: { id: "row", title: "row", isText: true, key: line => line.row, cell: line => rowLink(context, line.row) },
    cellsOf: line => part.kinds.map((_, kind): HeatCell | undefined => {
      const cell = line.cells.find(known => known.kind === kind);
      return cell && { sign: signOf(cell), word: cell.word === "-" ? "not judged" : cell.word, reason: cell.word === "ok" ? "" : reasonOf(cell), href: linkOf(context, part, line, cell) };
    }),
  });
}

const reasonOf = (cell: HostileCell): string => [cell.what, cell.example].filter(text => text !== "").join("; ");

/** The verdict that the address names. */
function opened(context: Context): Opened | undefined {
  const part = context.part("hostile");
  const line = part?.lines.find(known => known.row === context.choice("row"));
  const cell = line?.cells.find(known => part?.kinds[known.kind]!.name === context.choice("case"));
  if (!part || !line || !cell)
    return undefined;
  const kind = part.kinds[cell.kind]!;
  return {
    name: verdictName("hostile", line.row, kind.name),
    answer: `${capital(signOf(cell).meaning)}${cell.what && cell.word !== "ok" ? `: ${cell.what}` : ""}`,
    body: [
      h("p", {}, h("a", { href: context.link("hostile") }, "All rows"), " \u203a ", rowLink(context, line.row)),
      verdictFacts({
        asked: kind.is ? `${capital(kind.is)}.` : kind.name,
        verdict: signOf(cell).meaning,
        happened: [cell.what, cell.detail === cell.what ? "" : cell.detail].filter(text => text !== "").join(": "),
        limitOf: cell.word === "-" ? "Assay" : cell.word === "ok" ? "" : "library",
        others: [["Where", cell.where], ["Shortest input", cell.example], ["It takes", cell.figures], ["Inputs that did this", units.whole(cell.inputs)], ["Data set", cell.dataSet]],
        saysSo: cell.saved ? `The input is saved as ${cell.saved}, in the folder next to the results.` : "Assay fed the inputs to the row and observed its process.",
        commands: [
          ["Feed this kind again", `assay check hostile --rows ${askedRow(line.row)} --kind ${kind.name}`],
          ...cell.saved ? [["Feed this input alone", "assay check hostile --replay FILE"], ["Show it in one C# file", "assay repro FILE"]] as const : [],
        ],
      }),
      h("h3", {}, "The row as a whole"),
      facts([["Grade", line.grade], ["Acceptable", line.acceptable]]),
    ],
  };
}
