import { controls, search } from "../controls/choices";
import type { SectionsPart } from "../data/sections";
import type { PageData, Part, PartKind } from "../data/model";
import { across } from "./across";
import { articles } from "./articles";
import { casesView } from "./cases";
import { sectionsBody, tableChoice } from "./sections";
import { features } from "./features";
import { formats } from "./formats";
import { growth } from "./growth";
import { hostile } from "./hostile";
import { io } from "./io";
import { memory } from "./memory";
import { prediction } from "./prediction";
import { calls } from "./calls";
import { method } from "./method";
import { rawOutput } from "./rawOutput";
import { row } from "./row";
import { sizes } from "./sizes";
import { speed } from "./speed";
import { startup } from "./startup";
import { summary } from "./summary";
import { tradeOff } from "./tradeOff";
import { verdicts } from "./verdicts";
import { fileChoice } from "./shared";
import { kindsOf, type View } from "./view";

/** Views under one head of the navigation. */
export interface ViewGroup {
  readonly head: string;
  readonly views: readonly View[];
}

/** The views that are known, in the order of the page's navigation; the first that has something to show is the one that opens, so what is derived from verdicts comes after them. */
const known: readonly ViewGroup[] = [
  { head: "Measured", views: [summary, speed, sizes, tradeOff, growth, startup, memory, io, calls, prediction] },
  { head: "Judged", views: [casesView, hostile, formats, across, verdicts] },
  { head: "Decided", views: [articles, features] },
  { head: "Details", views: [rawOutput, row, method] },
];

/** All views of some data: those that are known, before them one for each kind of tables that none of them draws. */
export function groupsOf(data: PageData): readonly ViewGroup[] {
  const drawn = new Set<string>(known.flatMap(group => group.views).flatMap(kindsOf));
  const others = new Set(data.parts.filter(part => !drawn.has(part.kind)).map(part => part.kind));
  return others.size === 0 ? known : [{ head: "", views: [...others].map(tablesOf) }, ...known];
}

/** More rows than a reader finds a name among. */
const rowsAtAGlance = 12;

const tablesOf = (kind: PartKind): View => {
  const partIn = (part: Part | undefined): SectionsPart | undefined => part as SectionsPart | undefined;
  return {
    id: kind,
    title: kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll("-", " "),
    needs: kind,
    isFirst: true,
    question: context => partIn(context.part(kind))?.title ?? "",
    answer: context => partIn(context.part(kind))?.answer ?? [],
    controls: context => {
      const part = partIn(context.part(kind));
      return part?.title
        ? controls(part.tables.some(table => table.rows.length > rowsAtAGlance) && search(context, "Find"))
        : controls(...fileChoice(context, kind), ...tableChoice(context, part), search(context, "Find"));
    },
    body: context => {
      const part = partIn(context.part(kind));
      return part ? sectionsBody(context, part, () => []) : [];
    },
  };
};
