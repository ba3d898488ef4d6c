import type { CustomSeriesRenderItemAPI } from "echarts/types/dist/shared";
import type { Kept } from "../data/model";
import { axisEnd } from "./axisEnd";
import { chart, isNarrow, tip, tooltip, type Palette } from "./chart";
import { dotShape, line, text, type Drawing } from "./dotShapes";
import { axisText } from "./scale";

export type DotKind = Kept | "reference";

/** A value, with the ends of its interval where they are known. */
export interface Dot {
  readonly kind: DotKind;
  readonly value: number;
  readonly lower?: number | undefined;
  readonly upper?: number | undefined;
}

export interface DotRow {
  readonly name: string;
  readonly dots: readonly Dot[];
  /** What the dots say in figures. */
  readonly figure: string;
  readonly details: readonly string[];
}

/** Rows under a common head; without a head they stand alone. */
export interface DotSection {
  readonly head: string;
  readonly rows: readonly DotRow[];
}

interface Settings {
  readonly label: string;
  readonly sections: readonly DotSection[];
  readonly format: (value: number) => string;
  /** A value that dots are compared with. */
  readonly mark?: number;
}

const widestName = 290;

/** Dots on an axis that begins at 0, with their intervals, and their figures next to them. What lies far beyond the others is cut at the edge. */
export function dotChart(settings: Settings): HTMLElement {
  const entries = settings.sections.filter(section => section.rows.length > 0).flatMap(section => [...section.head ? [{ head: section.head }] : [], ...section.rows.map(row => ({ row }))]);
  const rows = settings.sections.flatMap(section => section.rows);
  const first = settings.sections.find(section => section.rows.length > 0)?.rows ?? [];
  const end = axisEnd(first.flatMap(row => row.dots.map(dot => dot.value)));
  const step = (width: number): number => isNarrow(width) ? 38 : 24;
  const nameWidth = Math.min(widestName, 7 * Math.max(8, ...rows.map(row => row.name.length)));
  const figureWidth = 6.6 * Math.max(4, ...rows.map(row => row.figure.length));
  return chart(settings.label, width => entries.length * step(width) + 44, (palette, width) => {
    const grid = isNarrow(width) ? { left: 6, right: 16 } : { left: nameWidth + 12, right: figureWidth + 20 };
    const draw = (index: number, api: CustomSeriesRenderItemAPI): Drawing[] => {
      const entry = entries[index]!;
      const at = (value: number): readonly [number, number] => api.coord([Math.min(value, end), index]) as [number, number];
      return "row" in entry ? rowOf(entry.row, at, end, palette, width, grid) : [text(entry.head, 0, at(0)[1] + 3, palette.text, "left", { bold: true, width: width - 4 })];
    };
    return {
      aria: { enabled: true, label: { enabled: false } },
      grid: { ...grid, top: 30, bottom: 10 },
      tooltip: { ...tooltip(palette), trigger: "item", formatter: (item: { dataIndex: number }) => tipOf(entries[item.dataIndex]) },
      xAxis: {
        type: "value", min: 0, max: end, position: "top", splitNumber: isNarrow(width) ? 3 : 7, splitLine: { lineStyle: { color: palette.line }, showMaxLine: false },
        axisLabel: { color: palette.soft, formatter: axisText(settings.format), hideOverlap: true, showMaxLabel: false },
      },
      yAxis: { type: "category", inverse: true, data: entries.map((_, index) => String(index)), axisLabel: { show: false }, axisTick: { show: false }, axisLine: { lineStyle: { color: palette.line } } },
      series: [
        ...settings.mark === undefined || settings.mark > end ? [] : [custom([0], (_, api) => markOf(settings.mark!, entries.length, api, palette), true)],
        custom(entries.map((_, index) => index), draw),
      ],
    };
  });
}

const custom = (data: readonly number[], draw: (index: number, api: CustomSeriesRenderItemAPI) => Drawing[], isSilent = false): object => ({
  type: "custom", data, clip: false, silent: isSilent, encode: { y: 0 },
  renderItem: (_: unknown, api: CustomSeriesRenderItemAPI): object => ({ type: "group", children: draw(Number(api.value(0)), api) }),
});

const tipOf = (entry: { readonly row: DotRow } | { readonly head: string } | undefined): HTMLElement | string => entry && "row" in entry ? tip(entry.row.name, entry.row.details) : "";

function markOf(mark: number, count: number, api: CustomSeriesRenderItemAPI, palette: Palette): Drawing[] {
  const [x, top] = api.coord([mark, 0]) as [number, number];
  const [, bottom] = api.coord([mark, count - 1]) as [number, number];
  return [line(x, top - 12, x, bottom + 12, palette.soft, 1)];
}

function rowOf(row: DotRow, at: (value: number) => readonly [number, number], end: number, palette: Palette, width: number, grid: { readonly left: number; readonly right: number }): Drawing[] {
  const y = at(0)[1];
  const [textY, dotY] = isNarrow(width) ? [y - 9, y + 9] : [y, y];
  const names = isNarrow(width)
    ? [text(row.name, 2, textY, palette.text, "left", { width: width - 12 - 6.6 * row.figure.length }), text(row.figure, width - 4, textY, palette.text, "right")]
    : [text(row.name, grid.left - 10, textY, palette.text, "right", { width: grid.left - 12 }), text(row.figure, width - 4, textY, palette.text, "right")];
  const dots = row.dots.flatMap(dot => {
    const colour = palette[dot.kind];
    if (dot.value > end)
      return [dotShape("cut", at(end)[0] + 4, dotY, colour)];
    const ends = dot.lower !== undefined && dot.upper !== undefined ? [line(at(Math.max(0, dot.lower))[0], dotY, at(dot.upper)[0], dotY, colour, 2)] : [];
    return [...ends, dotShape(dot.kind, at(dot.value)[0], dotY, colour)];
  });
  return [...names, ...dots];
}
