import { breakable, h } from "../controls/dom";
import type { Column } from "../controls/table";
import type { Context } from "../context";
import { isGood, type CaseVerdict } from "../data/cases";
import { signOf } from "./caseSigns";

/** The address of a verdict is its name behind "#": a reader can write it by hand. */
export const verdictLink = (name: string, text = name): HTMLElement => h("a", { href: `#${encodeURI(name)}` }, text);

/** A link within the view of cases. */
export const casesLink = (context: Context, choices: Readonly<Record<string, string>>, text: string): HTMLElement => h("a", { href: context.link("cases", choices) }, ...breakable(text));

export const nameOf = (verdict: CaseVerdict): string => `${verdict.row}#${verdict.case.name}`;

/** Sorts the worst first: what is silently lost, then what ends the process, then what is rejected. */
export function rankOf(verdict: CaseVerdict): number {
  const order = ["lossy", "inconsistent", "crash", "hang", "rejected"];
  return isGood(verdict) ? 9 : isGood(verdict) === undefined ? 8 : order.includes(verdict.word) ? order.indexOf(verdict.word) : 7;
}

/** A verdict with its sign, as a link to its own address. */
export const verdictColumn = (context: Context): Column<CaseVerdict> => ({
  id: "verdict", title: "verdict", isText: true, key: rankOf,
  cell: verdict => h("a", { class: "verdict", href: context.link("cases", { row: verdict.row, case: verdict.case.name }), title: verdict.reason },
    h("span", { class: `swatch ${signOf(verdict).kind}`, "aria-hidden": "true" }, signOf(verdict).mark), ` ${verdict.word}`),
});

export const reasonColumns: readonly Column<CaseVerdict>[] = [
  { id: "reason", title: "reason", isText: true, wraps: true, key: verdict => verdict.reason || undefined, cell: verdict => verdict.reason },
  { id: "limit", title: "limit of", isText: true, key: verdict => verdict.limitOf || undefined, cell: verdict => verdict.limitOf },
  { id: "optIn", title: "supported by", hint: "another row of the same library, with its settings", isText: true, wraps: true, key: verdict => verdict.optIn || undefined, cell: verdict => verdict.optIn },
];
