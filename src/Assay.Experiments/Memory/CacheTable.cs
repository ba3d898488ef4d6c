using Assay.Analysis.Model;
using Assay.Core.Results;

namespace Assay.Experiments.Memory;

/// <summary>Caches of one data set under one collector.</summary>
/// <param name="Workload">Data set and size of an entry.</param>
/// <param name="Entries">Entries of each cache.</param>
/// <param name="Lines">The rows, those that keep most first, then those whose hits on bytes are fastest; reference rows last.</param>
/// <param name="Missing">Rows without figures, by reason.</param>
public sealed record CacheTable(
    WorkloadOptions Workload, Collector Collector, int Entries, IReadOnlyList<CacheLine> Lines, IReadOnlyList<Unmeasured> Missing);

/// <summary>A row's cache in each form that was measured; at least one of them is.</summary>
/// <param name="IsReference">Whether it is a reference row.</param>
/// <param name="Keeps">How much of the data set it brings back.</param>
/// <param name="Bytes">Entries kept as bytes; null where that was not measured.</param>
/// <param name="Objects">Entries kept as objects; null where that was not measured.</param>
/// <param name="Limits">Why a form is missing.</param>
public sealed record CacheLine(
    string Label, bool IsReference, Kept Keeps, CacheFigures? Bytes, CacheFigures? Objects, IReadOnlyList<string> Limits)
{
    /// <summary>Heap of the cache of bytes divided by that of the cache of objects; null where one is missing.</summary>
    public double? MemoryRatio => Bytes is { } bytes && Objects is { HeldBytes: > 0 } objects ? bytes.HeldBytes / objects.HeldBytes : null;
}

/// <summary>A cache in one form. Over several processes: medians, unless said otherwise.</summary>
/// <param name="HeldBytes">Heap of all entries, in bytes.</param>
/// <param name="Hit">Time of a hit, collections within included, in nanoseconds.</param>
/// <param name="LongestPause">The longest pause of any process, in nanoseconds.</param>
/// <param name="PauseShare">The share of the time that is spent in pauses.</param>
/// <param name="FullCollection">The pause of one full blocking collection, in nanoseconds.</param>
/// <param name="PeakBytes">Peak resident size, in bytes.</param>
public sealed record CacheFigures(
    double HeldBytes, double Hit, double LongestPause, double PauseShare, double FullCollection, double PeakBytes);
