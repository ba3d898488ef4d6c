import { shareOf, untried, worstOf, type ShapeVerdict } from "../data/across";
import type { HeatCell, Sign } from "../data/heat";

const signs: Readonly<Record<string, Sign>> = {
  same: { kind: "supported", mark: "\u2713", meaning: "the same value" },
  "other form": { kind: "partly", mark: "~", meaning: "there, in another form, such as a number as text" },
  "other bytes": { kind: "lossy", mark: "B", meaning: "other bytes" },
  lossy: { kind: "lossy", mark: "L", meaning: "lossy: silently changed" },
  rejected: { kind: "rejected", mark: "R", meaning: "rejected" },
  crash: { kind: "crash", mark: "C", meaning: "crash" },
  hang: { kind: "hang", mark: "H", meaning: "hang" },
  [untried]: { kind: "unjudged", mark: "\u2013", meaning: "not tried" },
};

/** All signs of what becomes of values, in the order of the legend. */
export const acrossSigns: readonly Sign[] = Object.values(signs);

export const acrossSignOf = (word: string): Sign => signs[word] ?? signs[untried]!;

/** A pair's cell: the worst of its values, and how many of them come back. */
export function pairCell(verdicts: readonly ShapeVerdict[], href: string): HeatCell | undefined {
  const worst = worstOf(verdicts);
  const first = verdicts.find(verdict => verdict.word === worst && worst !== "same");
  return worst === untried ? undefined : {
    sign: acrossSignOf(worst), text: `${acrossSignOf(worst).mark} ${shareOf(verdicts)}`, word: `${worst}, ${shareOf(verdicts)} come back equal`,
    reason: first ? `${first.shape}${first.reason ? `: ${first.reason}` : ""}` : "", href,
  };
}

export const shapeCell = (verdict: ShapeVerdict | undefined, href: string): HeatCell | undefined =>
  verdict && { sign: acrossSignOf(verdict.word), word: verdict.word, reason: verdict.reason, href };
