import { formatAddress, type Address } from "./address";
import type { PageData, Part, PartKind, RunPart, Table } from "./data/model";

/** What a view draws from: the data, and what the reader has chosen. */
export class Context {
  constructor(
    readonly data: PageData,
    readonly address: Address,
    private readonly change: (name: string, value: string) => void,
  ) {}

  /** What was chosen under a name; without a choice the given default. */
  choice(name: string, otherwise = ""): string {
    return this.address.choices.get(name) ?? otherwise;
  }

  /** Keeps a choice in the address and draws again. */
  choose(name: string, value: string): void {
    this.change(name, value);
  }

  /** The address of another view; choices of data stay. */
  link(view: string, choices: Readonly<Record<string, string>> = {}): string {
    const kept = ["file", "table"].map((name): [string, string] => [name, this.choice(name)]);
    return formatAddress({ view, choices: new Map([...kept, ...Object.entries(choices)]) });
  }

  /** The parts of one kind. */
  parts<K extends PartKind>(kind: K): Extract<Part, { kind: K }>[] {
    return this.data.parts.filter((part): part is Extract<Part, { kind: K }> => part.kind === kind);
  }

  /** The chosen file's part of a kind, else the first. */
  part<K extends PartKind>(kind: K): Extract<Part, { kind: K }> | undefined {
    const parts = this.parts(kind);
    return parts.find(part => part.file === this.choice("file")) ?? parts[0];
  }

  /** The chosen table of a run, else the first with figures. */
  table(run: RunPart): Table | undefined {
    return run.tables.find(table => table.id === this.choice("table")) ?? run.tables.find(table => table.lines.length > 0) ?? run.tables[0];
  }
}
