import { h } from "../controls/dom";
import type { Column } from "../controls/table";
import type { Context } from "../context";
import { isGood, type CaseVerdict } from "../data/cases";

/** The address of a verdict is its name behind "#": a reader can write it by hand. */
export const verdictLink = (name: string, text = name): HTMLElement => h("a", { href: `#${encodeURI(name)}` }, text);

/** A verdict as a link to its own address; its border says what it is without colour. */
export function verdictCell(verdict: CaseVerdict): HTMLElement {
  return h("a", { class: `verdict ${kindOf(verdict)}`, href: `#${encodeURI(nameOf(verdict))}`, title: verdict.reason }, `${markOf(verdict)} ${verdict.word}`);
}

export const nameOf = (verdict: CaseVerdict): string => `${verdict.row}#${verdict.case.name}`;

/** A sign that colour-blind readers and printers keep. */
export const markOf = (verdict: CaseVerdict): string => isGood(verdict) === undefined ? "?" : isGood(verdict) ? "\u2713" : verdict.word === "rejected" ? "\u2013" : "\u2717";

const kindOf = (verdict: CaseVerdict): string => isGood(verdict) === undefined ? "none" : isGood(verdict) ? "everything" : verdict.word === "rejected" ? "fails" : "less";

/** Sorts the worst first: what is silently lost, then what ends the process, then what is rejected. */
export function rankOf(verdict: CaseVerdict): number {
  const order = ["lossy", "inconsistent", "crash", "hang", "rejected"];
  return isGood(verdict) ? 9 : isGood(verdict) === undefined ? 8 : order.includes(verdict.word) ? order.indexOf(verdict.word) : 7;
}

export const verdictColumn: Column<CaseVerdict> = { id: "verdict", title: "verdict", isText: true, key: rankOf, cell: verdictCell };

export const reasonColumns: readonly Column<CaseVerdict>[] = [
  { id: "reason", title: "reason", isText: true, wraps: true, key: verdict => verdict.reason || undefined, cell: verdict => verdict.reason },
  { id: "optIn", title: "supported by", hint: "another row of the same library, with its settings", isText: true, wraps: true, key: verdict => verdict.optIn || undefined, cell: verdict => verdict.optIn },
];

/** A link within the view of cases. */
export const casesLink = (context: Context, choices: Readonly<Record<string, string>>, text: string): HTMLElement => h("a", { href: context.link("cases", choices) }, text);
