import * as echarts from "echarts/core";
import type { EChartsCoreOption } from "echarts/core";
import { h } from "../controls/dom";
import { save } from "../controls/save";
import type { Palette } from "./chart";

const width = 760;

/** A button that saves a chart as an SVG file of one width, in the light theme, for papers and slides. */
export function saveButton(label: string, height: (width: number) => number, option: (palette: Palette, width: number) => EChartsCoreOption, palette: (scope: Element) => Palette): HTMLElement {
  const click = (): void => save(new Blob([svgOf(height(width), option(light(palette), width))], { type: "image/svg+xml" }), `${fileName(label)}.svg`);
  return h("button", { type: "button", class: "save", "data-save": "svg", click }, "Save as SVG");
}

function svgOf(height: number, option: EChartsCoreOption): string {
  const chart = echarts.init(null, null, { renderer: "svg", ssr: true, width, height });
  try {
    chart.setOption({ animation: false, backgroundColor: "#ffffff", textStyle: { fontFamily: "Helvetica, Arial, sans-serif" }, ...option });
    return chart.renderToSVGString();
  } finally {
    chart.dispose();
  }
}

function light(palette: (scope: Element) => Palette): Palette {
  const scope = h("div", { class: "paper", hidden: true });
  document.body.append(scope);
  try {
    return palette(scope);
  } finally {
    scope.remove();
  }
}

const fileName = (label: string): string => label.split(";")[0]!.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
