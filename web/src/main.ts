import { App } from "./app";
import { h } from "./controls/dom";
import { readPageData } from "./data/embedded";

const root = document.getElementById("page")!;
readPageData().then(data => new App(root, data).start(), (reason: unknown) => root.replaceChildren(h("p", { class: "caution" }, String(reason instanceof Error ? reason.message : reason))));
