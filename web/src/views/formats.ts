import { controls, search, select } from "../controls/choices";
import { h } from "../controls/dom";
import type { Context } from "../context";
import type { Format, FormatsPart } from "../data/cases";
import { counted } from "../words/names";
import { formatCases, formatMap, openedFormat } from "./formatBodies";
import { fileChoice, otherNotes } from "./shared";
import { answerOf, type View } from "./view";

/** What rows do with payloads that the specification of their format says to read or to reject. */
export const formats: View = {
  id: "formats",
  title: "Formats",
  question: () => "Does each row do what its format's specification says?",
  answer: answerOf("formats"),
  opened: openedFormat,
  needs: "formats",
  controls: context => {
    const part = context.part("formats");
    const options = (part?.formats ?? []).map(format => ({ value: format.format, text: format.format }));
    return controls(
      ...fileChoice(context, "formats"),
      ...options.length > 1 ? [select(context, "format", "Format", [{ value: every, text: "all formats" }, ...options], chosenName(context, part))] : [],
      search(context, "Find in cases and rows"));
  },
  body: context => {
    const part = context.part("formats");
    const shown = part ? formatsOf(context, part) : [];
    if (!part || shown.length === 0)
      return [];
    return [
      h("h2", {}, `${shown.length === 1 ? shown[0]!.format : "All formats"}: ${counted(shown.reduce((sum, format) => sum + format.cases.length, 0), "case")}`),
      ...context.choice("case") ? [] : formatMap(context, part, shown),
      ...shown.length > 1 ? [] : formatCases(context, part, shown[0]!),
      ...otherNotes(part.notes),
    ];
  },
};

const every = "all";

const chosenName = (context: Context, part: FormatsPart | undefined): string => context.choice("format") === every ? every : part ? formatsOf(context, part)[0]?.format ?? "" : "";

/** The format that the reader chose, or all of them. */
function formatsOf(context: Context, part: FormatsPart): readonly Format[] {
  const chosen = part.formats.find(format => format.format === context.choice("format")) ?? part.formats[0];
  return context.choice("format") === every ? part.formats : chosen ? [chosen] : [];
}
