import { breakable, h, paragraphs } from "./controls/dom";
import type { Context } from "./context";
import type { RunPart } from "./data/model";
import { navigation } from "./navigation";
import { currentTheme, toggleTheme } from "./theme";
import type { ViewGroup } from "./views/registry";
import { kindsOf, type Opened, type View } from "./views/view";
import { counted } from "./words/names";

const isOfRun = (view: View): boolean => kindsOf(view).includes("run");

/** What was asked: of a run the data that were measured, else what the view is about. */
export function questionOf(context: Context, shown: View): string {
  const run = isOfRun(shown) ? context.part("run") : undefined;
  return shown.question?.(context) || (run && context.table(run)?.title) || shown.title;
}

/** What was asked, the answer, and what a reader must know of it; before them the way to other views. */
export function header(context: Context, groups: readonly ViewGroup[], shown: View, opened: Opened | undefined): Node[] {
  const run = isOfRun(shown) ? context.part("run") : undefined;
  const answer = opened ? [opened.answer] : shown.answer?.(context) ?? (run && context.table(run)?.answer.slice(0, 1)) ?? [];
  return [
    h("div", { class: "top" }, h("div", {}, h("h1", {}, ...breakable(opened?.name ?? questionOf(context, shown))), h("p", { class: "soft" }, aboutOf(context, shown))), themeButton()),
    navigation(context, groups, shown),
    ...paragraphs(answer, "answer"),
    ...paragraphs(run?.cautions ?? [], "caution"),
  ];
}

/** Where the view's figures or verdicts come from, in a few words. */
function aboutOf(context: Context, shown: View): string {
  const run = isOfRun(shown) ? context.part("run") : undefined;
  if (run)
    return `${measuredRows(run)} of ${counted(run.rows.filter(row => !row.isReference).length, "serializer row")} measured, ${run.startedAt}, on ${run.place}, Assay ${run.assayVersion}`;
  const file = kindsOf(shown).map(kind => context.part(kind)?.file ?? "").find(name => name !== "");
  return [...file ? [file] : [], `Assay ${context.data.assayVersion}`].join(", ");
}

const measuredRows = (run: RunPart): number => new Set(run.tables.flatMap(table => table.lines.filter(line => !line.isReference).map(line => line.label))).size;

function themeButton(): HTMLElement {
  const name = (): string => currentTheme() === "dark" ? "Light theme" : "Dark theme";
  const button = h("button", { type: "button", class: "theme", "data-choice": "theme", click: () => {
    toggleTheme();
    button.textContent = name();
  } }, name());
  return button;
}
