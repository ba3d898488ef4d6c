import type { FormatCheck, FormatsPart } from "../data/cases";
import type { HeatCell, Sign } from "../data/heat";

const signs: Readonly<Record<string, Sign>> = {
  "as specified": { kind: "supported", mark: "\u2713", meaning: "as specified" },
  "open: accepts": { kind: "supported", mark: "a", meaning: "accepts, and may" },
  "open: rejects": { kind: "supported", mark: "r", meaning: "rejects, and may" },
  extension: { kind: "partly", mark: "x", meaning: "extension: reads more than the format has, and may" },
  "accepts invalid": { kind: "lossy", mark: "A", meaning: "accepts what is invalid" },
  "other value": { kind: "lossy", mark: "V", meaning: "reads another value" },
  "rejects valid": { kind: "rejected", mark: "R", meaning: "rejects what is valid" },
  crash: { kind: "crash", mark: "C", meaning: "crash" },
  hang: { kind: "hang", mark: "H", meaning: "hang" },
  "not judged": { kind: "unjudged", mark: "?", meaning: "not judged" },
};

/** All signs of verdicts on format cases, in the order of the legend. */
export const formatSigns: readonly Sign[] = Object.values(signs);

export const formatSignOf = (check: FormatCheck): Sign => signs[check.word] ?? signs["not judged"]!;

export const formatCell = (part: FormatsPart, check: FormatCheck, href: string): HeatCell => ({ sign: formatSignOf(check), word: check.word, reason: readOf(part, check), href });

/** What came back, or what the library threw. */
export const readOf = (part: FormatsPart, check: FormatCheck): string => part.texts[check.value] || part.texts[check.cause] || "";
