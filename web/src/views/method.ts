import { controls } from "../controls/choices";
import { facts, h, paragraphs } from "../controls/dom";
import { scrollBox } from "../controls/scrollBox";
import { save } from "../controls/save";
import { unpack } from "../data/embedded";
import type { Context } from "../context";
import type { Machine, Ranking, RunPart, Table } from "../data/model";
import { operationName } from "../words/names";
import * as units from "../words/units";
import { dataChoices } from "./shared";
import type { View } from "./view";

/** Where and how it was measured, what was discarded, and the raw samples. */
export const method: View = {
  id: "method",
  title: "Method and machine",
  question: () => "How was it measured?",
  answer: () => [],
  needs: "run",
  controls: context => controls(...dataChoices(context)),
  body: context => {
    const run = context.part("run");
    if (!run)
      return [];
    const table = context.table(run);
    return [
      ...places(run),
      h("h2", {}, "How it was measured"), ...paragraphs([...run.ownTypes, run.plan, ...table ? [table.measured, table.howToRead] : []].map(sentence)),
      h("p", {}, "Each block starts one fresh process for each row. In each round all rows run one batch, in random order, so that a disturbance affects all alike. A batch is discarded if its worker was disturbed."),
      ...table ? [h("h2", {}, `Noise: ${table.dataSet} (${units.whole(table.size)})`), noise(table), content(table)] : [],
      h("h2", {}, "Time of the run"), ...paragraphs([sentence(run.whereTimeWent || "The file does not say")]),
      h("h2", {}, "Versions"), versions(run),
      h("h2", {}, "Raw samples"), ...samples(context),
    ];
  },
};

const sentence = (text: string): string => text === "" ? "" : `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? "" : "."}`;

type Fact = [string, string];

/** The machine, or each machine of a merged run with its shards, and what all share. */
function places(run: RunPart): Node[] {
  const of = (place: Machine): Fact[] => [["Runtime", place.runtime], ["Worker settings", place.workerSettings.join(", ") || "none"]];
  const shared: Fact[] = [["Measured", run.startedAt], ["Assay", run.assayVersion], ...of(run.machine), ["Profile", run.profile], ["Seed", run.seed], ["File", run.file]];
  return run.machines.length === 0
    ? [h("h2", {}, "Machine"), facts([...shared.slice(0, 2), ...machine(run.machine), ...shared.slice(2)])]
    : [
      h("h2", {}, run.machines.length === 1 ? "Machine" : "Machines"), h("p", {}, `${run.place}.`), facts(shared),
      ...run.machines.flatMap(place => [h("h3", {}, `${place.shards.includes(",") ? "Shards" : "Shard"} ${place.shards}`), facts([["Measured", place.startedAt], ...machine(place.machine)])]),
    ];
}

const machine = (place: Machine): Fact[] => [
  ["Processor", `${place.logicalProcessors} x ${place.processor || place.architecture}${place.physicalCores === undefined ? "" : `, ${place.physicalCores} cores`}`],
  ["System", `${place.operatingSystem}, ${place.architecture}`], ["Memory", units.size(place.memoryBytes)],
  ["Frequency governor", place.governor], ["Turbo", place.turbo === undefined ? "" : place.turbo ? "on" : "off"],
];

function noise(table: Table): HTMLElement {
  const head = ["operation", "ranks", "blocks", "quiet blocks", "discarded", "reasons", "smallest detectable difference", "machine"];
  const rows = table.rankings.map(ranking => h("tr", {}, h("th", { scope: "row", class: "text" }, operationName[ranking.operation]), ...cells(ranking).map(text => h("td", { class: text.length > 30 ? "text prose" : "text" }, text))));
  const element = h("table", {}, h("caption", {}, "What the noise gate discarded"), h("thead", {}, h("tr", {}, ...head.map(text => h("th", { scope: "col", class: "text" }, text)))), h("tbody", {}, ...rows));
  return scrollBox("Noise", element);
}

function cells(ranking: Ranking): string[] {
  return [
    statuses[ranking.status] ?? ranking.status, `${ranking.blocks}`, `${ranking.quietBlocks}`,
    ranking.discarded === undefined ? "not judged" : `${units.share(ranking.discarded)} of batches`,
    [...ranking.reasons.map(reason => `${reason.reason} ${units.share(reason.share)}`), ranking.refusal].filter(text => text !== "").join("; "),
    ranking.minimumDetectableRatio === undefined ? "-" : `${units.share(ranking.minimumDetectableRatio - 1)}`,
    [ranking.slowShare > 0 ? `at its slow speed ${units.share(ranking.slowShare)}` : "", ranking.crowdedShare > 0 ? `other CPUs busy ${units.share(ranking.crowdedShare)}` : "", ranking.stolenShare > 0 ? `CPU time taken by other virtual machines ${units.share(ranking.stolenShare)}` : ""].filter(text => text !== "").join("; "),
  ];
}

const statuses: Readonly<Record<string, string>> = { ranked: "ranked", screening: "too few blocks", refused: "too noisy", nothingToCompare: "nothing to compare" };

const content = (table: Table): HTMLElement => facts([["Content (SHA-256)", table.contentHash], ["Member of read-one", table.readMember]]);

function versions(run: RunPart): HTMLElement {
  const rows = run.rows.filter(row => row.status === "available").map(row => h("tr", {},
    h("th", { scope: "row", class: "text" }, row.label), ...[row.package, row.loadedVersion, row.runtime, row.settings].map(text => h("td", { class: text.length > 30 ? "text prose" : "text" }, text))));
  const head = ["row", "package", "loaded assembly", "runtime", "settings"].map(text => h("th", { scope: "col", class: "text" }, text));
  return h("details", { class: "notes" }, h("summary", {}, "Package, version, runtime and settings of each row"),
    scrollBox("Versions", h("table", {}, h("caption", {}, "Versions"), h("thead", {}, h("tr", {}, ...head)), h("tbody", {}, ...rows))));
}

function samples(context: Context): Node[] {
  return context.data.samples.map(file => file.element
    ? h("p", {}, "Every figure can be computed again from the raw times. ", h("button", { type: "button", "data-download": file.file, click: async () => save(await unpack(file.element!), file.file) }, `Download ${file.file}`), ` (${units.size(file.bytes)})`)
    : h("p", {}, `The raw times are in ${file.file} (${units.size(file.bytes)}), too large for this page. Ask the sender of the page for that file.`));
}

