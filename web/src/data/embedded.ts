import { bytesOf } from "./bytes";
import type { PageData } from "./model";

const idOfData = "assay-data";

/** Reads the data of the page: JSON, compressed with gzip, as base64 in an element. */
export async function readPageData(): Promise<PageData> {
  const text = await (await unpack(idOfData)).text();
  return JSON.parse(text) as PageData;
}

/** The raw content of an element as a file. */
export async function unpack(id: string): Promise<Blob> {
  const packed = document.getElementById(id)?.textContent?.trim();
  if (!("DecompressionStream" in globalThis))
    throw new Error("This page needs a browser of 2023 or newer.");
  if (!packed)
    throw new Error("This page has no data. Write it again with: assay report FILE --out report.html");
  return new Response(new Blob([bytesOf(packed)]).stream().pipeThrough(new DecompressionStream("gzip"))).blob();
}
