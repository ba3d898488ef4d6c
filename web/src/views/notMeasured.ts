import { h } from "../controls/dom";
import type { PageData, PartKind } from "../data/model";

const commands: Readonly<Record<PartKind, readonly [what: string, command: string]>> = {
  run: ["No speed or size was measured in these files.", "assay run --data-set books"],
  growth: ["No growth was measured in these files.", "assay run growth"],
  startup: ["No start-up was measured in these files.", "assay run startup"],
  calls: ["No protocol of an article was followed in these files.", "assay run calls"],
  prediction: ["Nothing was predicted in these files.", "assay run growth --predict 1M"],
  memory: ["No memory was measured in these files.", "assay run memory"],
  io: ["No I/O was measured in these files.", "assay run io"],
  article: ["These files are no reproduction of an article.", "assay article guide"],
  cases: ["No conformance cases were given to rows in these files.", "assay check cases"],
  hostile: ["No hostile input was fed in these files.", "assay check hostile"],
  formats: ["No format cases were given to rows in these files.", "assay check formats"],
  across: ["No values were exchanged between rows in these files.", "assay check exchange"],
  features: ["These files have no verdicts that features are derived from.", "assay check cases"],
  verdicts: ["These files do not say what rows keep.", "assay run --data-set books"],
};

/** What stands in place of a view without results: how to get them. */
export function notMeasured(kind: PartKind): HTMLElement {
  const [what, command] = commands[kind];
  return h("div", { class: "empty" },
    h("p", {}, what),
    h("p", {}, "To measure it:"),
    h("pre", {}, `${command}\nassay report results/FILE.json --out report.html`));
}

/** What can be measured or judged, and these files do not hold: one line with the commands; empty where they hold all, and where they answer another question. */
export function missingKinds(data: PageData): string {
  const held = new Set<PartKind>(data.parts.map(part => part.kind));
  if ([...held].some(kind => !(kind in commands)))
    return "";
  const missing = [...new Set((Object.keys(commands) as PartKind[]).filter(kind => !held.has(kind)).map(kind => commands[kind][1]))];
  return missing.length === 0 ? "" : `Not in these files, and how to get it: ${missing.join(" \u00b7 ")}. Each saves a file that 'assay report a.json b.json --out page.html' adds.`;
}
