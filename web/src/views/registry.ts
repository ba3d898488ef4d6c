import { across } from "./across";
import { articles } from "./articles";
import { conformance } from "./conformance";
import { features } from "./features";
import { formats } from "./formats";
import { growth } from "./growth";
import { hostile } from "./hostile";
import { io } from "./io";
import { memory } from "./memory";
import { prediction } from "./prediction";
import { protocol } from "./protocol";
import { method } from "./method";
import { rawOutput } from "./rawOutput";
import { row } from "./row";
import { sizes } from "./sizes";
import { speed } from "./speed";
import { startup } from "./startup";
import { summary } from "./summary";
import { tradeOff } from "./tradeOff";
import { verdicts } from "./verdicts";
import type { View } from "./view";

/** All views, in the order of the page's navigation; the first that has something to show is the one that opens, so what is derived from verdicts comes after them. */
export const views: readonly View[] = [summary, speed, sizes, tradeOff, growth, startup, memory, io, protocol, prediction, articles, conformance, hostile, formats, across, features, verdicts, rawOutput, row, method];
