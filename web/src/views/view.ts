import type { Context } from "../context";
import type { PartKind } from "../data/model";

/** A view of the page. It draws from one kind of result; where that was not measured the page says how to measure it. */
export interface View {
  readonly id: string;
  readonly title: string;
  /** The kind of result that it draws from; of several any one is enough, and the first is what to measure. */
  readonly needs: PartKind | readonly PartKind[];
  /** Whether a page that has its kind of result opens with it, whatever else it has. */
  readonly isFirst?: boolean;
  /** What the reader can choose, above the rest. */
  readonly controls?: (context: Context) => HTMLElement;
  readonly body: (context: Context) => Node[];
}

/** The kinds of result that a view draws from. */
export const kindsOf = (view: View): readonly PartKind[] => typeof view.needs === "string" ? [view.needs] : view.needs;
