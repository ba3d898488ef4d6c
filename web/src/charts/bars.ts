import type { CustomSeriesRenderItem } from "echarts/types/dist/shared";
import type { Kept } from "../data/model";
import { axisText, logEnds, logMarks } from "./scale";
import { chart, decals, isNarrow, tip, tooltip, type Palette } from "./chart";

/** A bar, with the ends of its interval where they are known. */
export interface Bar {
  readonly name: string;
  readonly kind: Kept | "reference";
  readonly value: number;
  readonly lower?: number | undefined;
  readonly upper?: number | undefined;
  readonly details: readonly string[];
}

interface Settings {
  readonly label: string;
  readonly bars: readonly Bar[];
  readonly format: (value: number) => string;
  readonly isLog: boolean;
  /** Values that bars are compared with, as lines. */
  readonly lines?: readonly { readonly name: string; readonly value: number }[];
}

const widestName = 290;

const kinds = ["everything", "publicMembers", "less", "reference"] as const;

/** Sorted horizontal bars with intervals. */
export function barChart(settings: Settings): HTMLElement {
  const step = (width: number): number => isNarrow(width) ? 36 : 24;
  return chart(settings.label, width => settings.bars.length * step(width) + 70, (palette, width) => ({
    aria: { enabled: true, decal: { show: true }, label: { enabled: false } },
    grid: { left: isNarrow(width) ? 4 : nameWidth(settings) + 12, right: isNarrow(width) ? 16 : 56, top: 34, bottom: 26 },
    tooltip: { ...tooltip(palette), trigger: "item", formatter: (item: { dataIndex: number }) => tipOf(settings, item.dataIndex) },
    xAxis: axis(settings, palette, width),
    yAxis: names(settings, palette, width),
    series: [...kinds.map(kind => bars(settings, kind, palette, width)), whiskers(settings, palette)],
  }));
}

// About as wide as the longest name, so that short ones do not waste the place of bars.
const nameWidth = (settings: Settings): number => Math.min(widestName, 7 * Math.max(8, ...settings.bars.map(bar => bar.name.length)));

function tipOf(settings: Settings, index: number): HTMLElement {
  const bar = settings.bars[index]!;
  return tip(bar.name, bar.details);
}

function axis(settings: Settings, palette: Palette, width: number): object {
  const common = { position: "top", axisLabel: { color: palette.soft, formatter: axisText(settings.format), hideOverlap: true }, splitLine: { lineStyle: { color: palette.line } } };
  if (!settings.isLog)
    return { ...common, type: "value", min: 0, splitNumber: isNarrow(width) ? 3 : 6 };
  const [least, most] = logEnds(settings.bars.flatMap(bar => [bar.value, bar.lower ?? bar.value, bar.upper ?? bar.value]));
  const marks = logMarks(least, most);
  return { ...common, type: "log", min: least, max: most, startValue: least, axisLabel: { ...common.axisLabel, customValues: marks }, axisTick: { customValues: marks }, splitLine: { ...common.splitLine, customValues: marks } };
}

function names(settings: Settings, palette: Palette, width: number): object {
  const inside = { inside: true, verticalAlign: "bottom", padding: [0, 0, 7, -4], fontSize: 11 };
  return {
    type: "category", inverse: true, data: settings.bars.map(bar => bar.name), axisTick: { show: false }, axisLine: { lineStyle: { color: palette.line } }, z: 5,
    axisLabel: { color: palette.text, interval: 0, ...(isNarrow(width) ? inside : { width: nameWidth(settings), overflow: "truncate", fontSize: 12 }) },
  };
}

function bars(settings: Settings, kind: typeof kinds[number], palette: Palette, width: number): object {
  const isFirst = kind === "everything";
  return {
    type: "bar", barGap: "-100%", name: kind, barWidth: isNarrow(width) ? 10 : 14,
    itemStyle: { color: palette[kind], decal: decals[kind] },
    data: settings.bars.map(bar => bar.kind === kind ? bar.value : "-"),
    markLine: isFirst && settings.lines ? {
      symbol: "none", silent: true, lineStyle: { color: palette.text, type: "dashed", width: 1 },
      label: { formatter: "{b}", position: "end", rotate: 0, color: palette.soft, fontSize: 11, show: false },
      data: settings.lines.map(line => ({ name: line.name, xAxis: line.value })),
    } : undefined,
  };
}

function whiskers(settings: Settings, palette: Palette): object {
  const renderItem: CustomSeriesRenderItem = (_, api) => {
    const [index, lower, upper] = [0, 1, 2].map(place => Number(api.value(place))) as [number, number, number];
    const [left, y] = api.coord([lower, index]) as [number, number];
    const [right] = api.coord([upper, index]) as [number, number];
    const style = { stroke: palette.text, lineWidth: 1.5 };
    const line = (x1: number, y1: number, x2: number, y2: number) => ({ type: "line" as const, shape: { x1, y1, x2, y2 }, style });
    return { type: "group", silent: true, children: [line(left, y, right, y), line(left, y - 4, left, y + 4), line(right, y - 4, right, y + 4)] };
  };
  const known = settings.bars.flatMap((bar, index) => bar.lower !== undefined && bar.upper !== undefined ? [[index, bar.lower, bar.upper]] : []);
  return { type: "custom", renderItem, data: known, encode: { x: [1, 2], y: 0 }, silent: true, z: 10, clip: true };
}
