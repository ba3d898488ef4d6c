import { h, paragraphs } from "./controls/dom";
import type { Context } from "./context";
import type { RunPart } from "./data/model";
import type { SectionsPart } from "./data/sections";
import { currentTheme, toggleTheme } from "./theme";
import type { ViewGroup } from "./views/registry";
import { kindsOf, type View } from "./views/view";
import { counted } from "./words/names";

/** What was asked, in a few words: the data that was measured, or what the view is about. */
export function questionOf(context: Context, shown: View): string {
  const run = kindsOf(shown).includes("run") ? context.part("run") : undefined;
  return askedOf(context, shown)?.title ?? ((run && context.table(run)?.title) || shown.title);
}

/** The answer to what was asked of these files, where the view shows it. */
function askedOf(context: Context, shown: View): SectionsPart | undefined {
  const part = kindsOf(shown).map(kind => context.part(kind)).find(held => held !== undefined);
  return part && part.kind !== "article" && "title" in part ? part as SectionsPart : undefined;
}

/** What was asked, the answer, the page's views, and what a reader must know before any figure. */
export function header(context: Context, groups: readonly ViewGroup[], shown: View): Node[] {
  // An answer to what was asked of several files says itself what holds for which.
  const asked = askedOf(context, shown);
  const run = asked ? undefined : context.part("run");
  return [
    h("div", { class: "top" }, h("div", {}, h("h1", {}, questionOf(context, shown)), ...paragraphs([asked ? "" : aboutOf(context)], "soft")), themeButton()),
    h("nav", { "aria-label": "Views" }, ...groups.flatMap(group => linksOf(context, group, shown))),
    ...paragraphs(asked ? asked.answer.slice(0, 1) : run && shown.id !== "summary" && kindsOf(shown).includes("run") ? [context.table(run)?.answer[0] ?? ""] : [], "answered"),
    // The answer of the summary says it in its own words.
    ...paragraphs([...run?.cautions ?? [], ...shown.id === "summary" ? [] : [run?.screening ?? ""]], "caution"),
  ];
}

/** The views of a group that these files have something for, behind its head. */
function linksOf(context: Context, group: ViewGroup, shown: View): Node[] {
  const held = group.views.filter(view => kindsOf(view).some(kind => context.part(kind) !== undefined));
  const links = held.map(view => h("a", { href: context.link(view.id), "aria-current": view === shown ? "page" : undefined }, view.title));
  return held.length === 0 || !group.head ? links : [h("span", { class: "head" }, group.head), ...links];
}

function aboutOf(context: Context): string {
  const run = context.part("run");
  const verdicts = context.part("verdicts");
  const cost = context.part("startup") ? "Start-up" : context.part("growth") ? "Growth"
    : context.part("calls") ? "Calls without warm-up" : context.part("prediction") ? "Predictions" : context.part("memory") ? "Memory and threads"
    : context.part("io") ? "I/O" : "";
  const cases = context.part("cases") ?? context.part("hostile") ?? context.part("formats");
  return run
    ? `${measuredRows(run)} of ${counted(run.rows.filter(row => !row.isReference).length, "serializer row")} measured, ${run.startedAt}, on ${run.place}, Assay ${run.assayVersion}`
    : verdicts && cost ? `${cost} of ${counted(verdicts.rows.filter(row => !row.isReference).length, "serializer row")}`
    : verdicts ? `Verdicts on ${counted(verdicts.rows.filter(row => !row.isReference).length, "serializer row")}, without times`
    : cases ? `Verdicts on ${counted(rowsOfCases(context), "serializer row")}, without times` : "";
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
