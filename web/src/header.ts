import { h, paragraphs } from "./controls/dom";
import type { Context } from "./context";
import type { RunPart } from "./data/model";
import { currentTheme, toggleTheme } from "./theme";
import type { View } from "./views/view";
import { counted } from "./words/names";

/** What the page is about, its views, and what a reader must know before any figure. */
export function header(context: Context, views: readonly View[], shown: View): Node[] {
  const run = context.part("run");
  const verdicts = context.part("verdicts");
  const cost = context.part("startup") ? "Start-up" : context.part("growth") ? "Growth"
    : context.part("calls") ? "Calls without warm-up" : context.part("prediction") ? "Predictions" : context.part("memory") ? "Memory and threads"
    : context.part("io") ? "I/O" : "";
  const cases = context.part("cases") ?? context.part("hostile") ?? context.part("formats");
  const about = run
    ? `${measuredRows(run)} of ${counted(run.rows.filter(row => !row.isReference).length, "serializer row")} measured, ${run.startedAt}, on ${run.place}, Assay ${run.assayVersion}`
    : verdicts && cost ? `${cost} of ${counted(verdicts.rows.filter(row => !row.isReference).length, "serializer row")}`
    : verdicts ? `Verdicts on ${counted(verdicts.rows.filter(row => !row.isReference).length, "serializer row")}, without times`
    : cases ? `Verdicts on ${counted(rowsOfCases(context), "serializer row")}, without times` : "";
  return [
    h("div", { class: "top" }, h("div", {}, h("h1", {}, "Assay report"), h("p", { class: "soft" }, about)), themeButton()),
    h("nav", { "aria-label": "Views" }, ...views.map(view => h("a", { href: context.link(view.id), "aria-current": view === shown ? "page" : undefined }, view.title))),
    // The answer of the summary says it in its own words.
    ...paragraphs([...run?.cautions ?? [], ...shown.id === "summary" ? [] : [run?.screening ?? ""]], "caution"),
  ];
}

const rowsOfCases = (context: Context): number => new Set([...context.parts("cases"), ...context.parts("hostile"), ...context.parts("formats")]
  .flatMap(part => part.rows.filter(row => !row.isReference && row.status === "available").map(row => row.label))).size;

const measuredRows = (run: RunPart): number => new Set(run.tables.flatMap(table => table.lines.filter(line => !line.isReference).map(line => line.label))).size;

function themeButton(): HTMLElement {
  const name = (): string => currentTheme() === "dark" ? "Light theme" : "Dark theme";
  const button = h("button", { type: "button", class: "theme", "data-choice": "theme", click: () => {
    toggleTheme();
    button.textContent = name();
  } }, name());
  return button;
}
