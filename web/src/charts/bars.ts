import type { Kept } from "../data/model";
import { axisText } from "./scale";
import { chart, decals, isNarrow, tip, tooltip, type Palette } from "./chart";

export interface Bar {
  readonly name: string;
  readonly kind: Kept | "reference";
  readonly value: number;
  readonly details: readonly string[];
}

interface Settings {
  readonly label: string;
  readonly bars: readonly Bar[];
  readonly format: (value: number) => string;
  /** Values that bars are compared with, as lines. */
  readonly lines?: readonly { readonly name: string; readonly value: number }[];
}

const widestName = 290;

const kinds = ["everything", "publicMembers", "less", "reference"] as const;

/** Sorted horizontal bars from 0. */
export function barChart(settings: Settings): HTMLElement {
  const step = (width: number): number => isNarrow(width) ? 36 : 24;
  return chart(settings.label, width => settings.bars.length * step(width) + 70, (palette, width) => ({
    aria: { enabled: true, decal: { show: true }, label: { enabled: false } },
    grid: { left: isNarrow(width) ? 4 : nameWidth(settings) + 12, right: isNarrow(width) ? 16 : 56, top: 34, bottom: 26 },
    tooltip: { ...tooltip(palette), trigger: "item", formatter: (item: { dataIndex: number }) => tipOf(settings, item.dataIndex) },
    xAxis: {
      type: "value", min: 0, position: "top", splitNumber: isNarrow(width) ? 3 : 6, splitLine: { lineStyle: { color: palette.line } },
      axisLabel: { color: palette.soft, formatter: axisText(settings.format), hideOverlap: true },
    },
    yAxis: names(settings, palette, width),
    series: kinds.map(kind => bars(settings, kind, palette, width)),
  }));
}

// About as wide as the longest name, so that short ones do not waste the place of bars.
const nameWidth = (settings: Settings): number => Math.min(widestName, 7 * Math.max(8, ...settings.bars.map(bar => bar.name.length)));

function tipOf(settings: Settings, index: number): HTMLElement {
  const bar = settings.bars[index]!;
  return tip(bar.name, bar.details);
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
