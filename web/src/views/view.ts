import type { Context } from "../context";
import type { PartKind } from "../data/model";

/** A view of the page. It draws from one kind of result; where that was not measured the page says how to measure it. */
export interface View {
  readonly id: string;
  /** Its name in the navigation. */
  readonly title: string;
  /** What it answers; without it its title. Views of a run ask about the run's data. */
  readonly question?: (context: Context) => string;
  /** The answer in sentences, which stand before everything else. */
  readonly answer?: (context: Context) => readonly string[];
  /** The kind of result that it draws from; of several any one is enough, and the first is what to measure. */
  readonly needs: PartKind | readonly PartKind[];
  /** Whether a page that has its kind of result opens with it, whatever else it has. */
  readonly isFirst?: boolean;
  /** What the reader can choose, above the rest. */
  readonly controls?: (context: Context) => HTMLElement;
  readonly body: (context: Context) => Node[];
  /** One verdict, where the address names one: it stands instead of the rest. */
  readonly opened?: (context: Context) => Opened | undefined;
}

/** One verdict in full: its name, what happened in a few words, and the rest. */
export interface Opened {
  readonly name: string;
  readonly answer: string;
  readonly body: readonly Node[];
}

/** The kinds of result that a view draws from. */
export const kindsOf = (view: View): readonly PartKind[] => typeof view.needs === "string" ? [view.needs] : view.needs;

/** What the chosen file's part says. */
export const answerOf = (kind: "cases" | "hostile" | "formats" | "across" | "features" | "startup" | "growth" | "calls" | "prediction" | "memory" | "io") =>
  (context: Context): readonly string[] => context.part(kind)?.answer ?? [];
