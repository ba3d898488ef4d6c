import type { Kept, Operation } from "../data/model";

/** The operation as a reader calls it. */
export const operationName: Readonly<Record<Operation, string>> = {
  deserialize: "deserialize", serialize: "serialize", readOne: "read one member", open: "open", readAll: "read all members",
};

/** The operation as the head of a column. */
export const operationHead: Readonly<Record<Operation, string>> = {
  deserialize: "read", serialize: "write", readOne: "read one", open: "open", readAll: "read all",
};

/** The order in which operations stand: reading happens more often than writing. */
export const operationOrder: readonly Operation[] = ["deserialize", "serialize", "readOne", "open", "readAll"];

/** What a row brings back. */
export const keptName: Readonly<Record<Kept, string>> = {
  everything: "keeps everything", publicMembers: "public members only", less: "loses more",
};

export const keptOrder: readonly Kept[] = ["everything", "publicMembers", "less"];

/** A verdict in a word. */
const verdictNames: Readonly<Record<string, string>> = {
  supported: "keeps everything", lossy: "loses data", rejected: "rejected", crash: "crash", hang: "hang", assayError: "error in Assay", notJudged: "not judged",
  surfaceNotOffered: "surface not offered", inconsistent: "inconsistent", notAvailable: "not available", broken: "does not build", excluded: "not possible here",
};

export const verdictName = (verdict: string): string => verdictNames[verdict] ?? verdict;

/** A word with its count: `1 row`, `3 rows`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
