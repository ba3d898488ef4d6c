import { verdictName } from "../address";
import { h } from "../controls/dom";
import { table as drawTable } from "../controls/table";
import type { Context } from "../context";
import { badness, shapesOf, shareOf, untried, worstOf, type AcrossPart, type ShapeVerdict } from "../data/across";
import { acrossSignOf } from "./acrossSigns";
import { rowLink } from "./shared";
import { askedRow, verdictFacts } from "./verdictFacts";
import type { Opened } from "./view";

export const reads = "reads/";
export const otherLanguage = "other-language";

/** What was observed under the name of a verdict. */
function cellsOf(part: AcrossPart, row: string, name: string): readonly number[] | undefined {
  if (name === otherLanguage)
    return part.decoded.find(known => known.row === row)?.cells;
  const writer = name.startsWith(reads) ? name.slice(reads.length) : undefined;
  return part.formats.flatMap(format => format.reads.filter(read => format.rows[read.writer] === writer && format.rows[read.reader] === row))[0]?.cells;
}

/** The exchange that the address names, with each value. */
export function openedExchange(context: Context): Opened | undefined {
  const [part, row, name] = [context.part("across"), context.choice("row"), context.choice("case")];
  const cells = part && cellsOf(part, row, name);
  if (!cells)
    return undefined;
  const verdicts = shapesOf(part, cells);
  const decoder = part.decoded.find(known => known.row === row);
  const isRead = name !== otherLanguage;
  const worst = worstOf(verdicts);
  const bad = verdicts.filter(verdict => verdict.word === worst && worst !== "same" && worst !== untried);
  return {
    name: verdictName("across", row, name),
    answer: isRead
      ? `What ${row} reads of what ${name.slice(reads.length)} writes: ${shareOf(verdicts)} come back equal.`
      : `What ${decoder?.decoder || "a decoder of another language"} reads of what ${row} writes: ${shareOf(verdicts)} in the usual form.`,
    body: [
      h("p", {}, h("a", { href: context.link("across", decoder ? { format: decoder.format } : {}) }, "All rows"), " \u203a ", rowLink(context, row)),
      verdictFacts({
        asked: "",
        verdict: worst,
        happened: bad.map(verdict => `${verdict.shape}${verdict.reason ? `: ${verdict.reason}` : ""}`).join("; "),
        limitOf: bad.length === 0 ? "" : isRead ? "one of the two libraries, or the way in which they use the format" : "library, or the way in which it uses the format",
        saysSo: isRead ? "One process wrote the values. A process of the other row read them, and they were compared with the originals." : `${decoder?.decoder || "The decoder"} read the bytes, and the values were compared with the originals.`,
        commands: [["Exchange them again", `assay check exchange --rows ${[...new Set([askedRow(row), ...isRead ? [askedRow(name.slice(reads.length))] : []])].join(",")}`]],
      }),
      values(context, verdicts),
    ],
  };
}

const values = (context: Context, verdicts: readonly ShapeVerdict[]): HTMLElement => drawTable<ShapeVerdict>(context, {
  caption: "Values",
  columns: [
    { id: "shape", title: "value", isText: true, key: verdict => verdict.shape, cell: verdict => verdict.shape },
    {
      id: "verdict", title: "verdict", isText: true, key: verdict => badness(verdict.word),
      cell: verdict => h("span", { class: "verdict" }, h("span", { class: `swatch ${acrossSignOf(verdict.word).kind}`, "aria-hidden": "true" }, acrossSignOf(verdict.word).mark), ` ${verdict.word}`),
    },
    { id: "reason", title: "reason", isText: true, wraps: true, key: verdict => verdict.reason || undefined, cell: verdict => verdict.reason },
  ],
  groups: [{ items: verdicts }],
  sortedBy: "",
  rowOf: verdict => verdict.shape,
});
