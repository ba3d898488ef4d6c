import { h } from "../controls/dom";
import type { PageData, PartKind } from "../data/model";

const commands: Readonly<Record<PartKind, readonly [what: string, command: string]>> = {
  run: ["These files hold no times and sizes.", "assay run --data-set books"],
  growth: ["These files do not say how times grow.", "assay run growth"],
  startup: ["These files hold no start-up times.", "assay run startup"],
  calls: ["These files hold no single calls without warm-up.", "assay run calls"],
  prediction: ["These files hold no predictions.", "assay run growth --predict 1M"],
  memory: ["These files do not say how much memory rows take.", "assay run memory"],
  io: ["These files hold no times of I/O.", "assay run io"],
  article: ["These files do not reproduce an article.", "assay article guide"],
  cases: ["These files hold no verdicts on conformance cases.", "assay check cases"],
  hostile: ["These files hold no verdicts on hostile input.", "assay check hostile"],
  formats: ["These files hold no verdicts on format cases.", "assay check formats"],
  across: ["These files do not say which rows read each other's bytes.", "assay check exchange"],
  features: ["These files hold no verdicts that show features.", "assay check cases"],
  verdicts: ["These files do not say what rows keep.", "assay run --data-set books"],
};

/** What a view without results says: how to get them. */
export function notMeasured(kind: PartKind): HTMLElement {
  const [what, command] = commands[kind];
  return h("div", { class: "empty" },
    h("p", {}, what),
    h("p", {}, "To get them:"),
    h("pre", {}, `${command}\nassay report results/FILE.json --out report.html`));
}

/** What can be measured or judged, and these files do not hold: one line with the commands; empty where they hold all, and where they answer another question. */
export function missingKinds(data: PageData): string {
  const held = new Set<PartKind>(data.parts.map(part => part.kind));
  if ([...held].some(kind => !(kind in commands)))
    return "";
  const missing = [...new Set((Object.keys(commands) as PartKind[]).filter(kind => !held.has(kind)).map(kind => commands[kind][1]))];
  return missing.length === 0 ? "" : `Not in these files, and how to get it: ${missing.join(" \u00b7 ")}. Each command saves a results file. 'assay report a.json b.json --out page.html' puts several into one page.`;
}
