import { controls, search } from "../controls/choices";
import { sectionsBody, tableChoice } from "./sections";
import { fileChoice } from "./shared";
import type { View } from "./view";

/** Grades of hostile input, and what was found. */
export const hostile: View = {
  id: "hostile",
  title: "Hostile input",
  needs: "hostile",
  controls: context => controls(...fileChoice(context, "hostile"), ...tableChoice(context, context.part("hostile")), search(context, "Find rows")),
  body: context => {
    const part = context.part("hostile");
    return part ? sectionsBody(context, part, () => []) : [];
  },
};
