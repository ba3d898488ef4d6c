#!/usr/bin/env python3
"""Computes the reference values of Assay.Statistics independently of it: mpmath, 50 digits, written from the definitions.

Run it in this folder (python3 generate.py); it needs mpmath 1.3 and overwrites the JSON files beside it. The inputs come from a
fixed seed and are rounded to what a clock gives, so that both sides read the same numbers.
"""
import json
import random

import mpmath as mp

mp.mp.dps = 50
rng = random.Random(20260304)


def text(value):
    return None if value is None else float(mp.nstr(value, 25))


def write(name, cases):
    with open(name, "w", encoding="ascii", newline="\n") as file:
        file.write("[\n" + ",\n".join(json.dumps(case) for case in cases) + "\n]\n")


def median(values):
    values, n = sorted(values), len(values)
    return values[n // 2] if n % 2 else (values[n // 2 - 1] + values[n // 2]) / 2


def mean(values):
    return mp.fsum(values) / len(values)


def exact(values):
    return [mp.mpf(value) for value in values]


def student_cdf(t, df):
    """Abramowitz and Stegun 26.7.1 by the regularised incomplete beta function."""
    return 1 - mp.betainc(mp.mpf(df) / 2, mp.mpf(1) / 2, 0, df / (df + t * t), regularized=True) / 2


def quantile(df, confidence):
    target = 1 - (1 - mp.mpf(confidence)) / 2
    if df == 1:
        return mp.tan(mp.pi * (target - mp.mpf(1) / 2))
    low, high = mp.mpf(0), mp.mpf(1)
    while student_cdf(high, df) < target:
        high *= 2
    for _ in range(180):
        middle = (low + high) / 2
        low, high = (middle, high) if student_cdf(middle, df) < target else (low, middle)
    return (low + high) / 2


def centers():
    lists = [[1.0], [2.0, 8.0], [3.0, 1.0, 2.0], [5e-9, 5e9], [1e15 + 1, 1e15 + 2, 1e15 + 4], [0.1] * 7]
    lists += [[round(rng.lognormvariate(8, 0.6), 3) for _ in range(n)] for n in (4, 5, 12, 41, 100)]
    for values in lists:
        v = exact(values)
        yield {"values": values, "median": text(median(v)), "arithmeticMean": text(mean(v)), "geometricMean": text(mp.exp(mean([mp.log(x) for x in v])))}


def quantiles():
    for df in list(range(1, 31)) + [40, 60, 120, 1000]:
        for confidence in (0.5, 0.8, 0.9, 0.95, 0.98, 0.99, 0.999):
            yield {"degreesOfFreedom": df, "confidence": confidence, "quantile": text(quantile(df, confidence))}


def interval(values, confidence):
    v = exact(values)
    m = mean(v)
    variance = mp.fsum([(x - m) ** 2 for x in v]) / (len(v) - 1)
    return m, quantile(len(v) - 1, confidence) * mp.sqrt(variance / len(v))


def intervals():
    lists = [[0.0, 0.0, 0.0], [1.0, 3.0], [-0.5, 0.5], [1e8 + 0.1, 1e8 + 0.2, 1e8 + 0.3]]
    lists += [[round(rng.gauss(0.3, 0.02), 9) for _ in range(n)] for n in (2, 3, 5, 6, 9, 12)]
    for values in lists:
        for confidence in (0.95, 0.99):
            m, half = interval(values, confidence)
            yield {"values": values, "confidence": confidence, "mean": text(m), "halfWidth": text(half)}


def block(rounds, nanoseconds, every, operations):
    elapsed, pauses, collections = [], [], []
    for i in range(rounds):
        hit = every > 0 and i % every == every - 1
        pause = rng.randrange(80_000, 400_000) if hit else 0
        elapsed.append(round(nanoseconds * operations * rng.lognormvariate(0, 0.03)) + pause)
        pauses.append(pause)
        collections.append(rng.randrange(1, 3) if hit else 0)
    return {"elapsed": elapsed, "pauses": pauses, "collections": collections, "operations": operations}


def cost(b):
    """The definition: median of quiet batches plus an even share of all pauses; over a fifth with a collection, the mean of all."""
    e, p, n = exact(b["elapsed"]), exact(b["pauses"]), b["operations"]
    with_collection = sum(1 for c in b["collections"] if c > 0)
    if with_collection * 5 > len(e):
        rounds = [x / n for x in e]
        return {"basis": "MeanOfAllBatches", "rounds": rounds, "cost": mean(rounds), "spread": mp.mpf(0), "share": mp.mpf(with_collection) / len(e)}
    spread = mp.fsum(p) / (n * len(e))
    rounds = [x / n + spread if c == 0 else None for x, c in zip(e, b["collections"])]
    quiet = [x for x in rounds if x is not None]
    return {"basis": "MedianWithPauses", "rounds": rounds, "cost": median(quiet), "spread": spread, "share": mp.mpf(with_collection) / len(e)}


BLOCKS = [(1, 900.0, 0, 1), (2, 5e6, 0, 1), (10, 905.0, 0, 1100), (20, 5120.0, 5, 200), (20, 5120.0, 4, 200),
          (21, 41250.0, 6, 24), (40, 41250.0, 9, 24), (15, 9.3e7, 1, 1), (30, 141250.0, 3, 7)]


def block_costs():
    for shape in BLOCKS:
        b = block(*shape)
        c = cost(b)
        quiet = [x for x in c["rounds"] if x is not None]
        yield b | {"basis": c["basis"], "cost": text(c["cost"]), "spread": text(c["spread"]), "share": text(c["share"]), "minimum": text(min(quiet)),
                   "pauseShare": text(mp.fsum(exact(b["pauses"])) / mp.fsum(exact(b["elapsed"])))}


def log_ratios():
    shapes = [((20, 5120.0, 0, 200), (20, 905.0, 0, 1100)), ((20, 5120.0, 6, 200), (20, 905.0, 7, 1100)), ((20, 5120.0, 5, 200), (20, 4000.0, 5, 250)),
              ((21, 141250.0, 2, 7), (21, 905.0, 0, 1100)), ((12, 905.0, 0, 1100), (12, 9.3e5, 1, 1)), ((1, 10.0, 0, 50), (1, 20.0, 0, 50))]
    for one, other in shapes:
        row, reference = block(*one), block(*other)
        r, f = cost(row), cost(reference)
        if r["basis"] == f["basis"] == "MedianWithPauses":
            value = median([mp.log(a) - mp.log(b) for a, b in zip(r["rounds"], f["rounds"]) if a is not None and b is not None])
            minima = mp.log(min(x for x in r["rounds"] if x is not None)) - mp.log(min(x for x in f["rounds"] if x is not None))
        else:
            value, minima = mp.log(r["cost"]) - mp.log(f["cost"]), None
        yield {"row": row, "reference": reference, "logRatio": text(value), "minima": text(minima)}


def ratio_estimates():
    for n in (1, 2, 3, 5, 6, 12):
        values = [round(rng.gauss(0.27, 0.01), 9) for _ in range(n)]
        minima = [round(value + rng.gauss(0.0, 0.005), 9) for value in values]
        m = mean(exact(values))
        half = interval(values, 0.95)[1] if n > 1 else None
        yield {"logRatios": values, "minima": minima, "ratio": text(mp.exp(m)), "minimaRatio": text(mp.exp(mean(exact(minima)))),
               "lower": None if half is None else text(mp.exp(m - half)), "upper": None if half is None else text(mp.exp(m + half))}


write("centers.json", centers())
write("student-quantiles.json", quantiles())
write("student-intervals.json", intervals())
write("block-costs.json", block_costs())
write("log-ratios.json", log_ratios())
write("ratio-estimates.json", ratio_estimates())
