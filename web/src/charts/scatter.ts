import type { Kept } from "../data/model";
import { paretoFront } from "../data/pareto";
import { axisText, logEnds, logMarks } from "./scale";
import { chart, isNarrow, tip, tooltip, type Palette } from "./chart";

/** A row as a point. */
export interface RowPoint {
  readonly x: number;
  readonly y: number;
  readonly name: string;
  readonly kind: Kept;
  readonly details: readonly string[];
}

interface Settings {
  readonly label: string;
  readonly points: readonly RowPoint[];
  readonly xTitle: string;
  readonly yTitle: string;
  readonly xFormat: (value: number) => string;
  readonly yFormat: (value: number) => string;
}

// Shapes tell the groups apart without colour.
const symbols: Readonly<Record<Kept, string>> = { everything: "circle", publicMembers: "triangle", less: "rect" };

/** Points of size and time, with the line of those that no other beats in both. */
export function scatterChart(settings: Settings): HTMLElement {
  const front = paretoFront(settings.points);
  return chart(settings.label, width => isNarrow(width) ? 380 : 440, (palette, width) => ({
    grid: { left: 66, right: isNarrow(width) ? 18 : 120, top: 34, bottom: 44 },
    tooltip: { ...tooltip(palette), trigger: "item", formatter: (item: { data: { point?: RowPoint } }) => item.data.point ? tip(item.data.point.name, item.data.point.details) : "" },
    xAxis: axis(settings.xTitle, settings.xFormat, palette, "middle", 28, settings.points.map(point => point.x)),
    yAxis: axis(settings.yTitle, settings.yFormat, palette, "end", 12, settings.points.map(point => point.y)),
    series: [line(front, palette), points(settings.points.filter(point => !front.includes(point)), palette, false, width), points(front, palette, true, width)],
  }));
}

function axis(name: string, format: (value: number) => string, palette: Palette, nameLocation: string, nameGap: number, values: readonly number[]): object {
  const [least, most] = logEnds(values);
  const marks = logMarks(least, most);
  return {
    type: "log", name, nameLocation, nameGap, nameTextStyle: { color: palette.soft, align: nameLocation === "end" ? "left" : "center" },
    min: least, max: most, axisTick: { customValues: marks }, axisLine: { lineStyle: { color: palette.line } }, splitLine: { lineStyle: { color: palette.line }, customValues: marks },
    axisLabel: { color: palette.soft, formatter: axisText(format), hideOverlap: true, customValues: marks },
  };
}

function line(front: readonly RowPoint[], palette: Palette): object {
  return { type: "line", step: "end", symbol: "none", silent: true, lineStyle: { color: palette.soft, type: "dashed", width: 1.5 }, data: front.map(point => [point.x, point.y]) };
}

function points(rows: readonly RowPoint[], palette: Palette, isFront: boolean, width: number): object {
  return {
    type: "scatter", symbolSize: isFront ? 11 : 8, z: isFront ? 6 : 4,
    // Neighbours are often close: every other name stands below its point.
    data: rows.map((point, index) => ({ value: [point.x, point.y], point, symbol: symbols[point.kind], itemStyle: { color: palette[point.kind], opacity: isFront ? 1 : 0.6, borderColor: palette.surface, borderWidth: 1 }, label: { position: index % 2 === 0 ? "top" : "bottom" } })),
    label: { show: isFront, distance: 4, align: "left", offset: [-4, 0], color: palette.text, fontSize: 11, textBorderColor: palette.surface, textBorderWidth: 3, formatter: (item: { data: { point: RowPoint } }) => item.data.point.name, width: isNarrow(width) ? 110 : 200, overflow: "truncate" },
    labelLayout: { moveOverlap: "shiftY" },
  };
}
