#!/usr/bin/env python3
"""Computes the reference values of Assay.Statistics independently of it, from the definitions.

Run it in this folder (python3 generate.py); it needs numpy 1.24 and scipy 1.10 and overwrites the JSON files beside it. Sums are exact
fractions, distributions are scipy's. The inputs come from fixed seeds and are rounded to what a clock gives, so that both sides
read the same numbers.
"""
import json
import math
import random
from fractions import Fraction

import numpy as np
from scipy import stats

rng = random.Random(20260304)


def write(name, cases):
    with open(name, "w", encoding="ascii", newline="\n") as file:
        file.write("[\n" + ",\n".join(json.dumps(case) for case in cases) + "\n]\n")


def median(values):
    values, n = sorted(values), len(values)
    return values[n // 2] if n % 2 else (values[n // 2 - 1] + values[n // 2]) / 2


def mean(values):
    return sum(map(Fraction, values)) / len(values)


def centers():
    lists = [[1.0], [2.0, 8.0], [3.0, 1.0, 2.0], [5e-9, 5e9], [1e15 + 1, 1e15 + 2, 1e15 + 4], [0.1] * 7]
    lists += [[round(rng.lognormvariate(8, 0.6), 3) for _ in range(n)] for n in (4, 5, 12, 41, 100)]
    for values in lists:
        # math.fsum rounds once; the logarithms themselves are right to half a unit in the last place.
        yield {"values": values, "median": float(median(list(map(Fraction, values)))), "arithmeticMean": float(mean(values)),
               "geometricMean": math.exp(math.fsum(map(math.log, values)) / len(values))}


def quantile(df, confidence):
    return float(stats.t.isf((1 - confidence) / 2, df))


def quantiles():
    for df in list(range(1, 31)) + [40, 60, 120, 1000]:
        for confidence in (0.5, 0.8, 0.9, 0.95, 0.98, 0.99, 0.999):
            yield {"degreesOfFreedom": df, "confidence": confidence, "quantile": quantile(df, confidence)}


def interval(values, confidence):
    m = mean(values)
    variance = sum((Fraction(x) - m) ** 2 for x in values) / (len(values) - 1)
    return float(m), quantile(len(values) - 1, confidence) * math.sqrt(variance / len(values))


def intervals():
    lists = [[0.0, 0.0, 0.0], [1.0, 3.0], [-0.5, 0.5], [1e8 + 0.1, 1e8 + 0.2, 1e8 + 0.3]]
    lists += [[round(rng.gauss(0.3, 0.02), 9) for _ in range(n)] for n in (2, 3, 5, 6, 9, 12)]
    for values in lists:
        for confidence in (0.95, 0.99):
            m, half = interval(values, confidence)
            yield {"values": values, "confidence": confidence, "mean": m, "halfWidth": half}


def block(rounds, nanoseconds, every, operations):
    elapsed, pauses = [], []
    for i in range(rounds):
        hit = every > 0 and i % every == every - 1
        pause = rng.randrange(80_000, 400_000) if hit else 0
        elapsed.append(round(nanoseconds * operations * rng.lognormvariate(0, 0.03)) + pause)
        pauses.append(pause)
    return {"elapsed": elapsed, "pauses": pauses, "operations": operations}


def cost(b):
    """The definition: each batch without its pauses, plus an even share of all pauses; the median of these."""
    n, batches = b["operations"], len(b["elapsed"])
    spread = Fraction(sum(b["pauses"]), n * batches)
    rounds = [Fraction(e - p, n) + spread for e, p in zip(b["elapsed"], b["pauses"])]
    return rounds, median(rounds), spread


BLOCKS = [(1, 900.0, 0, 1), (2, 5e6, 0, 1), (10, 905.0, 0, 1100), (20, 5120.0, 5, 200), (20, 5120.0, 4, 200),
          (21, 41250.0, 6, 24), (40, 41250.0, 9, 24), (15, 9.3e7, 1, 1), (30, 141250.0, 3, 7)]


def block_costs():
    for shape in BLOCKS:
        b = block(*shape)
        rounds, middle, spread = cost(b)
        yield b | {"cost": float(middle), "spread": float(spread), "minimum": float(min(rounds)),
                   "pauseShare": float(Fraction(sum(b["pauses"]), sum(b["elapsed"])))}


def log_ratios():
    shapes = [((20, 5120.0, 0, 200), (20, 905.0, 0, 1100)), ((20, 5120.0, 6, 200), (20, 905.0, 7, 1100)), ((20, 5120.0, 5, 200), (20, 4000.0, 5, 250)),
              ((21, 141250.0, 2, 7), (21, 905.0, 0, 1100)), ((12, 905.0, 0, 1100), (12, 9.3e5, 1, 1)), ((1, 10.0, 0, 50), (1, 20.0, 0, 50))]
    for one, other in shapes:
        row, reference = block(*one), block(*other)
        r, f = cost(row)[0], cost(reference)[0]
        # The quotient is exact, so only one logarithm rounds.
        yield {"row": row, "reference": reference, "logRatio": median([math.log(a / b) for a, b in zip(r, f)]), "minima": math.log(min(r) / min(f))}


def ratio_estimates():
    for n in (1, 2, 3, 5, 6, 12):
        values = [round(rng.gauss(0.27, 0.01), 9) for _ in range(n)]
        minima = [round(value + rng.gauss(0.0, 0.005), 9) for value in values]
        m = float(mean(values))
        half = interval(values, 0.95)[1] if n > 1 else None
        yield {"logRatios": values, "minima": minima, "ratio": math.exp(m), "minimaRatio": math.exp(mean(minima)),
               "lower": None if half is None else math.exp(m - half), "upper": None if half is None else math.exp(m + half)}


def studentized_ranges():
    for groups in (2, 3, 6, 10, 28, 40, 100):
        for degrees in (1, 2, 5, 11, 25, 135, 1000):
            for q in (0.5, 2.0, 3.5, 5.0, 9.0):
                yield {"q": q, "groups": groups, "degrees": degrees, "cdf": float(stats.studentized_range.cdf(q, groups, degrees))}


def studentized_range_quantiles():
    for groups in (2, 3, 6, 28, 40):
        for degrees in (2, 5, 11, 25, 135, 297):
            for p in (0.5, 0.9, 0.95, 0.975, 0.985, 0.99):
                yield {"p": p, "groups": groups, "degrees": degrees, "quantile": float(stats.studentized_range.ppf(p, groups, degrees))}


def errors(levels):
    """Standard errors of all pairs of tables (table, row, block): the larger of the pair's own and the two rows' own, from numpy's variances."""
    rows, blocks = levels.shape[1:]
    one, other = np.triu_indices(rows, 1)
    own = (levels - levels.mean(axis=1, keepdims=True)).var(axis=2, ddof=1) * rows / (rows - 1)
    paired = np.stack([(levels[:, a] - levels[:, b]).var(axis=1, ddof=1) for a, b in zip(one, other)], axis=1)
    return np.sqrt(np.maximum(paired, own[:, one] + own[:, other]) / blocks)


def largest_t(rows, blocks, replicates, generator):
    one, other = np.triu_indices(rows, 1)
    largest = []
    for _ in range(0, replicates, 500):
        levels = generator.standard_normal((500, rows, blocks))
        means = levels.mean(axis=2)
        largest.append((np.abs(means[:, one] - means[:, other]) / errors(levels)).max(axis=1))
    return np.concatenate(largest)


def critical_values():
    generator = np.random.default_rng(20260304)
    for rows, blocks in ((2, 6), (3, 3), (3, 6), (6, 6), (6, 9), (6, 12), (12, 6), (28, 6), (28, 12)):
        replicates = 200_000 if rows <= 6 else 60_000
        largest = largest_t(rows, blocks, replicates, generator)
        for alpha in (0.05, 0.025, 0.015, 0.01):
            # Quantiles at the two ends of a 3.5 sigma band of the chance to be beyond, for both simulations together.
            error = 3.5 * math.sqrt(alpha * (1 - alpha) * (1 / replicates + 1 / 40_000))
            yield {"rows": rows, "blocks": blocks, "alpha": alpha, "value": float(np.quantile(largest, 1 - alpha)),
                   "low": float(np.quantile(largest, 1 - alpha - error)), "high": float(np.quantile(largest, 1 - alpha + error))}


def comparisons():
    """Complete tables, where all pairs share their blocks, and two rows of which blocks are missing; half widths where Student's t is exact."""
    for rows, blocks in ((2, 2), (2, 6), (2, 9), (3, 6), (6, 6), (5, 12)):
        scale = [0.004, 0.03, 0.01, 0.006, 0.015, 0.005]
        levels = [[round(rng.gauss(0.1 * i, scale[i]), 9) for _ in range(blocks)] for i in range(rows)]
        if (rows, blocks) == (2, 9):
            levels[0][2] = levels[1][7] = None
        kept = [b for b in range(blocks) if all(row[b] is not None for row in levels)]
        table = np.array([[row[b] for b in kept] for row in levels])
        one, other = np.triu_indices(rows, 1)
        difference, error = table.mean(axis=1)[one] - table.mean(axis=1)[other], errors(table[None])[0]
        yield {"levels": levels, "pairs": [
            {"row": int(i), "other": int(j), "logRatio": float(d), "error": float(e), "blocks": len(kept),
             "halfWidth": quantile(len(kept) - 1, 0.95) * float(e) if rows == 2 else None} for i, j, d, e in zip(one, other, difference, error)]}


def spreads():
    """Method of moments of one-way random effects, by sums of squares over the raw table."""
    for sizes in ((5, 5, 5), (20,) * 6, (3, 8, 5, 11), (2, 2), (30, 1, 4)):
        blocks = []
        for n in sizes:
            level = rng.gauss(2.0, 0.03)
            blocks.append([round(rng.gauss(level, 0.01), 9) for _ in range(n)])
        exact = [[Fraction(x) for x in b] for b in blocks]
        total = sum(sizes)
        grand = sum(map(sum, exact)) / total
        means = [sum(b) / len(b) for b in exact]
        within = sum((x - m) ** 2 for b, m in zip(exact, means) for x in b) / (total - len(sizes))
        between = sum(len(b) * (m - grand) ** 2 for b, m in zip(exact, means)) / (len(sizes) - 1)
        size = (total - Fraction(sum(n * n for n in sizes), total)) / (len(sizes) - 1)
        yield {"blocks": blocks, "within": math.sqrt(within), "between": math.sqrt(max((between - within) / size, 0)), "effect": float(between / within)}


def rank_sums():
    """scipy's asymptotic Mann-Whitney test, two-sided, with continuity correction; values with and without ties."""
    own = random.Random(20261125)
    for first, second, shift, digits in ((5, 5, 0.0, 6), (5, 40, 0.5, 6), (12, 30, 1.0, 6), (40, 60, 0.1, 1), (147, 213, 0.6, 6), (20, 25, 0.3, 0), (6, 6, 0.0, 0)):
        group = [round(own.gauss(shift, 1), digits) for _ in range(first)]
        others = [round(own.gauss(0, 1), digits) for _ in range(second)]
        p = stats.mannwhitneyu(group, others, alternative="two-sided", method="asymptotic", use_continuity=True).pvalue
        yield {"group": group, "others": others, "ranks": [float(rank) for rank in stats.rankdata(group + others)], "probability": float(p)}


write("centers.json", centers())
write("student-quantiles.json", quantiles())
write("student-intervals.json", intervals())
write("block-costs.json", block_costs())
write("log-ratios.json", log_ratios())
write("ratio-estimates.json", ratio_estimates())
write("studentized-ranges.json", studentized_ranges())
write("studentized-range-quantiles.json", studentized_range_quantiles())
write("comparisons.json", comparisons())
write("spreads.json", spreads())
write("critical-values.json", critical_values())
write("rank-sums.json", rank_sums())
