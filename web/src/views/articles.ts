import { dotChart, type Dot } from "../charts/dots";
import { controls, select } from "../controls/choices";
import { h } from "../controls/dom";
import { table as drawTable } from "../controls/table";
import type { Context } from "../context";
import type { ArticleGraph, ArticlePart, WordRow, WordTable } from "../data/sections";
import * as units from "../words/units";
import type { View } from "./view";

/** Articles with published figures: theirs against today's, and their claims. */
export const articles: View = {
  id: "articles",
  title: "Articles",
  question: context => chosen(context)?.title ?? "Articles",
  answer: context => chosen(context)?.answer ?? [],
  needs: "article",
  isFirst: true,
  controls: context => controls(...articleChoice(context), ...graphChoice(context)),
  body: context => {
    const part = chosen(context);
    return part ? [
      ...graphOf(context, part),
      h("h2", {}, "Claims"),
      claims(context, part.claims),
      ...part.tables.flatMap(table => figures(context, table)),
      h("h2", {}, "What differs in set-up"),
      ...part.notes.map(note => h("p", { class: "soft" }, note)),
    ] : [];
  },
};

/** The article that the reader chose; files have another choice, because articles are no files. */
const chosen = (context: Context): ArticlePart | undefined => context.parts("article").find(part => part.file === context.choice("article")) ?? context.parts("article")[0];

function articleChoice(context: Context): HTMLElement[] {
  const names = context.parts("article").map(part => ({ value: part.file, text: part.title }));
  return names.length > 1 ? [select(context, "article", "Article", names, chosen(context)?.file ?? "")] : [];
}

function graphChoice(context: Context): HTMLElement[] {
  const part = chosen(context);
  const graphs = part?.graphs.map(graph => ({ value: graph.id, text: graph.title })) ?? [];
  return part && graphs.length > 1 ? [select(context, "graph", "Graph", graphs, graphIn(context, part)?.id ?? "")] : [];
}

/** The graph that the reader chose, else the first that has bars. */
const graphIn = (context: Context, part: ArticlePart): ArticleGraph | undefined =>
  part.graphs.find(graph => graph.id === context.choice("graph")) ?? part.graphs.find(graph => graph.bars.some(bar => bar.today !== undefined)) ?? part.graphs[0];

function graphOf(context: Context, part: ArticlePart): Node[] {
  const graph = graphIn(context, part);
  if (!graph)
    return [];
  if (graph.view)
    return [h("h2", {}, graph.title), h("p", {}, "This page has a view for it: ", h("a", { href: context.link(graph.view) }, "open it"), ".")];
  const shown = graph.bars.filter(bar => bar.published !== undefined || bar.today !== undefined);
  const without = graph.bars.filter(bar => bar.today === undefined);
  const isPublished = shown.some(bar => bar.published !== undefined);
  const format = (value: number): string => `${units.count(value)} ${graph.unit}`.trimEnd();
  return [
    h("h2", {}, graph.title),
    ...isPublished ? [] : [h("p", { class: "soft" }, "The article shows no figures of this graph; these are today's.")],
    ...shown.length === 0 ? [h("p", { class: "empty" }, "None of its figures was measured.")] : [
      ...isPublished ? [h("p", { class: "legend" }, h("span", { class: "key dot reference" }, "published"), h("span", { class: "key dot everything" }, "today"))] : [],
      dotChart({
        label: `${graph.title}: dots of published figures and today's; the tables below have them`, format,
        sections: [{ head: "", rows: shown.map(bar => ({
          name: bar.name, dots: [...dotOf("reference", bar.published), ...dotOf("everything", bar.today)],
          figure: isPublished ? `${bar.publishedText} \u2192 ${bar.todayText}` : bar.todayText,
          details: [...isPublished ? [`published: ${bar.publishedText}`] : [], `today: ${bar.todayText}`, ...bar.why ? [bar.why] : []],
        })) }],
      }),
    ],
    ...without.length === 0 ? [] : [h("details", { class: "notes" }, h("summary", {}, `${without.length} without today's figure`), h("ul", {}, ...without.map(bar => h("li", {}, `${bar.name}: ${bar.why}`))))],
  ];
}

const dotOf = (kind: Dot["kind"], value: number | undefined): Dot[] => value === undefined ? [] : [{ kind, value }];

const claims = (context: Context, table: WordTable): HTMLElement => drawTable(context, {
  caption: "Claims of the article",
  columns: table.columns.map((column, index) => ({ id: `claims-${column.id}`, title: column.head, isText: true, wraps: true, key: (row: WordRow) => row.cells[index]!.text, cell: (row: WordRow) => row.cells[index]!.text })),
  groups: [{ items: table.rows }],
  sortedBy: "",
});

const figures = (context: Context, table: WordTable): Node[] => [
  h("h2", {}, table.title),
  ...table.howToRead.map(sentence => h("p", { class: "soft" }, sentence)),
  drawTable(context, {
    caption: table.title,
    columns: table.columns.map((column, index) => ({
      id: `${table.id}-${column.id}`, title: column.head, isText: column.isText, key: (row: WordRow) => row.cells[index]!.value ?? (column.isText ? row.cells[index]!.text : undefined), cell: (row: WordRow) => row.cells[index]!.text,
    })),
    groups: [{ items: table.rows }],
    sortedBy: "",
    rowOf: row => row.cells[0]!.text,
  }),
  ...table.notes.map(note => h("p", { class: "soft" }, note)),
];
