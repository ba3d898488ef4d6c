import { chart, isNarrow, tip, tooltip, type Palette } from "./chart";
import { axisText, logEnds, logMarks } from "./scale";

/** A line through points, ascending in x. */
export interface Line {
  readonly name: string;
  readonly points: readonly (readonly [number, number])[];
}

interface Settings {
  readonly label: string;
  readonly series: readonly Line[];
  readonly formatX: (value: number) => string;
  readonly formatY: (value: number) => string;
  /** What a point says beside the name of its line; without it a number of objects and the time of each. */
  readonly details?: (x: number, y: number) => readonly string[];
}

// Lines differ in their marks and dashes, too.
const marks = ["circle", "rect", "triangle", "diamond", "emptyCircle", "emptyRect", "emptyTriangle", "emptyDiamond"];
const dashes = ["solid", "dashed", "dotted"] as const;

/** Lines with both axes logarithmic; the name of a line stands at its end where there is room. */
export function lineChart(settings: Settings): HTMLElement {
  return chart(settings.label, width => isNarrow(width) ? 360 : 460, (palette, width) => ({
    aria: { enabled: true, label: { enabled: false } },
    grid: { left: 64, right: isNarrow(width) ? 16 : 190, top: 16, bottom: 36 },
    tooltip: {
      ...tooltip(palette), trigger: "item",
      formatter: (item: { seriesName: string; value: readonly [number, number] }) => tip(item.seriesName, settings.details?.(...item.value) ?? [`${settings.formatX(item.value[0])} objects`, `${settings.formatY(item.value[1])} each`]),
    },
    xAxis: axis(settings.series.flatMap(line => line.points.map(point => point[0])), settings.formatX, palette),
    yAxis: axis(settings.series.flatMap(line => line.points.map(point => point[1])), settings.formatY, palette),
    series: settings.series.map((line, index) => ({
      type: "line", name: line.name, data: line.points, symbol: marks[index % marks.length], symbolSize: 7, showSymbol: true, color: colourOf(palette, index), lineStyle: { type: dashes[Math.floor(index / marks.length) % dashes.length], width: 1.5 },
      endLabel: { show: !isNarrow(width), formatter: line.name, color: palette.text, fontSize: 11, distance: 6 }, labelLayout: { moveOverlap: "shiftY" }, emphasis: { focus: "series" },
    })),
  }));
}

function axis(values: readonly number[], format: (value: number) => string, palette: Palette): object {
  const [least, most] = logEnds([...values]);
  const customValues = logMarks(least, most);
  return {
    type: "log", min: least, max: most, axisLabel: { color: palette.soft, formatter: axisText(format), hideOverlap: true, customValues }, axisTick: { customValues },
    splitLine: { lineStyle: { color: palette.line }, customValues }, axisLine: { lineStyle: { color: palette.line } },
  };
}

const colourOf = (palette: Palette, index: number): string => [palette.everything, palette.publicMembers, palette.less, palette.reference][index % 4]!;
