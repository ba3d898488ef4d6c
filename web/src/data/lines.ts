import type { Cost, Line, Operation, RunPart, Table } from "./model";
import { keptOrder, operationOrder } from "../words/names";

/** The cost of an operation of a row; undefined where it was not measured. */
export const costOf = (line: Line, operation: Operation): Cost | undefined => line.costs.find(cost => cost.operation === operation);

/** The operations of a run in their order. */
export const operationsOf = (run: RunPart): Operation[] => operationOrder.filter(operation => run.operations.includes(operation));

/** The two operations of a short table: those of whole graphs where the run has them. */
export function mainOperations(run: RunPart): Operation[] {
  const whole = operationsOf(run).filter(operation => operation === "deserialize" || operation === "serialize");
  return whole.length > 0 ? whole : operationsOf(run).slice(0, 2);
}

/** The rows whose name or settings hold every word of a search. */
export function matches(text: string, words: string): boolean {
  const lower = text.toLowerCase();
  return words.toLowerCase().split(/\s+/).every(word => lower.includes(word));
}

/** The lines that a reader asked for: by name, and at least so much kept; reference rows stay. */
export const filtered = (table: Table, words: string, least: string): Line[] =>
  table.lines.filter(line => line.isReference || (matches(line.label, words) && keptOrder.indexOf(line.keeps) <= leastIndex(least)));

const leastIndex = (least: string): number => least === "everything" ? 0 : least === "publicMembers" ? 1 : 2;
