import { h } from "./dom";

/** Gives the reader a file. */
export function save(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  h("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
