import { controls, search, select } from "../controls/choices";
import { h } from "../controls/dom";
import type { Context } from "../context";
import { bytesOf, hexDump, textOf } from "../data/bytes";
import { matches } from "../data/lines";
import type { Check, Row, VerdictsPart } from "../data/model";
import { counted } from "../words/names";
import * as units from "../words/units";
import { fileChoice, rowLink, sizeText } from "./shared";
import type { View } from "./view";

interface Output {
  readonly row: Row;
  readonly check: Check;
}

/** The first bytes that each row writes. */
export const rawOutput: View = {
  id: "raw",
  title: "Raw output",
  question: () => "What does each row write?",
  needs: "verdicts",
  controls: context => {
    const part = context.part("verdicts");
    const data = part?.data.map(({ name }, index) => ({ value: String(index), text: name })) ?? [];
    return controls(...fileChoice(context, "verdicts"), ...data.length > 1 ? [select(context, "data", "Data set", data, String(dataOf(context, part!)))] : [], search(context, "Find in names"));
  },
  body: context => {
    const part = context.part("verdicts");
    if (!part)
      return [];
    const data = dataOf(context, part);
    const outputs = outputsOf(part, data).filter(output => matches(`${output.row.label} ${output.row.format}`, context.choice("q")));
    const head = h("h2", {}, `What rows write: ${part.data[data]?.name ?? ""}`);
    if (outputsOf(part, data).length === 0)
      return [head, h("p", { class: "empty" }, "The results have no payloads. Those of your own types are kept only with --include-sample.")];
    return [
      head,
      h("p", { class: "soft" }, `The first bytes of the first instance, smallest payload first. ${counted(outputs.length, "row")}.`),
      ...outputs.map(output => h("section", { class: "raw", "data-row": output.row.label },
        h("h3", {}, rowLink(context, output.row.label), ` ${sizeText(output.check.payload)}, ${output.row.format}`), payload(output.check))),
    ];
  },
};

const dataOf = (context: Context, part: VerdictsPart): number => part.data[Number(context.choice("data"))] === undefined ? 0 : Number(context.choice("data") || "0");

// One payload for each row: aliases have the same name.
function outputsOf(part: VerdictsPart, data: number): Output[] {
  const outputs = part.rows.filter(row => row.label === row.name).flatMap(row => {
    const check = part.checks.find(one => one.row === row.name && one.data === data && one.head !== "");
    return check ? [{ row, check }] : [];
  });
  return outputs.sort((one, other) => (one.check.payload ?? 0) - (other.check.payload ?? 0));
}

/** The first bytes of a payload: as text where they are text, else in hexadecimal. */
export function payload(check: Check): HTMLElement {
  const bytes = bytesOf(check.head);
  const text = textOf(bytes);
  const left = (check.payload ?? bytes.length) - bytes.length;
  return h("pre", { class: text === undefined ? "payload" : "payload text", tabindex: 0 }, text ?? hexDump(bytes), left > 0 ? h("span", { class: "soft" }, `\n... ${units.whole(left)} bytes more`) : "");
}
