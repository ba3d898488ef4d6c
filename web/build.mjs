// Bundles the page into one file: dist/page.html with style and script inlined, and a place for data.
// Beside it dist/units.js, the functions that round figures, which tests compare with those of Assay.Report.
import { build } from "esbuild";
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const target = process.argv[2] ?? join(here, "dist");
const common = { bundle: true, minify: true, write: false, legalComments: "none", target: "es2023", logLevel: "warning", absWorkingDir: here };

async function bundle(entry, options = {}) {
  const result = await build({ ...common, entryPoints: [entry], ...options });
  return result.outputFiles[0].text.trim();
}

// What the licences of bundled libraries ask for: their text goes where the code goes.
const bundled = ["echarts/LICENSE", "echarts/NOTICE", "zrender/LICENSE"];
const licences = await Promise.all(bundled.map(file => readFile(join(here, "node_modules", file), "utf8")));

const [script, style, units, template] = await Promise.all([
  // A "</script" inside of a string would end the element.
  bundle("src/main.ts", { format: "iife" }).then(text => text.replaceAll("</script", "<\\/script")),
  bundle("src/style/page.css"),
  bundle("src/words/units.ts", { format: "iife", globalName: "units", minify: false }),
  readFile(join(here, "page.html"), "utf8"),
]);

// Only this one script may run, and nothing may be loaded or sent: names in the data can do neither.
const hash = createHash("sha256").update(script).digest("base64");
const page = template
  .replace("/*script-hash*/", () => `'sha256-${hash}'`)
  .replace("/*style*/", () => style)
  .replace("/*script*/", () => script)
  .replace("/*licences*/", () => licences.join("\n").replaceAll("--", "- -"));

await mkdir(target, { recursive: true });
await Promise.all([writeFile(join(target, "page.html"), page), writeFile(join(target, "units.js"), units)]);
console.log(`page.html: ${Math.round(page.length / 1000)} kB`);
