// What a heat map draws: a cell for each row and column, one colour and one mark each.

/** The colours. A mark says the same to readers and printers without colour. */
export type HeatKind = "supported" | "partly" | "lossy" | "rejected" | "crash" | "hang" | "inconsistent" | "unjudged";

/** A verdict's colour and mark, and what it means in a few words. */
export interface Sign {
  readonly kind: HeatKind;
  readonly mark: string;
  readonly meaning: string;
}

export interface HeatCell {
  readonly sign: Sign;
  /** More than the mark where there is room, such as `9/13`. */
  readonly text?: string;
  /** The verdict in words. */
  readonly word: string;
  readonly reason: string;
  /** Where the verdict stands in full. */
  readonly href: string;
}

/** A column; columns of one group stand together. */
export interface HeatColumn {
  readonly name: string;
  readonly group: string;
  /** What it is about, in a sentence. */
  readonly about: string;
  /** Where it stands in full; empty where nothing more is known of it. */
  readonly href: string;
}

/** Columns with those of each group next to each other, and where each stood before. */
export function inGroups(columns: readonly HeatColumn[]): { readonly column: HeatColumn; readonly index: number }[] {
  const order = [...new Set(columns.map(column => column.group))];
  return columns.map((column, index) => ({ column, index })).sort((one, other) => order.indexOf(one.column.group) - order.indexOf(other.column.group) || one.index - other.index);
}

/** Names of groups without the words that all begin with: `RFC 8259 section 6` is `6` among its like. */
export function shortNames(groups: readonly string[]): string[] {
  const [first = "", ...others] = [...new Set(groups)];
  const words = first.split(" ");
  const shared = others.length === 0 ? 0 : words.findIndex((_, at) => !others.every(group => group.startsWith(`${words.slice(0, at + 1).join(" ")} `)));
  const length = shared <= 0 ? 0 : words.slice(0, shared).join(" ").length + 1;
  return groups.map(group => group.slice(length));
}

/** The signs that cells have, in the order in which they are known. */
export const signsIn = (known: readonly Sign[], cells: Iterable<HeatCell | undefined>): Sign[] => {
  const found = new Set<Sign>();
  for (const cell of cells) {
    if (cell)
      found.add(cell.sign);
  }
  return known.filter(sign => found.has(sign));
};
