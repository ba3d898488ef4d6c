import { facts, h } from "../controls/dom";

/** A verdict in full: what happened and where, whose limit it is, and what says so. */
export interface ToldVerdict {
  readonly verdict: string;
  /** What must hold, or what was done. */
  readonly asked: string;
  readonly happened: string;
  readonly limitOf: string;
  /** Who says so: a paragraph, or what was compared. */
  readonly saysSo: string;
  /** Commands that show it again, each with what it does. */
  readonly commands: readonly (readonly [what: string, command: string])[];
  readonly others?: readonly (readonly [term: string, value: string])[];
}

export const verdictFacts = (told: ToldVerdict): HTMLElement => h("section", { class: "check" },
  facts([["Asked", told.asked], ["Verdict", told.verdict], ["What happened", told.happened], ["Limit of", told.limitOf], ...told.others ?? [], ["What says so", told.saysSo]]),
  ...told.commands.map(([what, command]) => h("p", {}, `${what}: `, h("code", {}, command))));

/** A row as commands take it: without its runtime, mode and version. */
export const askedRow = (label: string): string => label.split(/[@ ]/)[0]!;
