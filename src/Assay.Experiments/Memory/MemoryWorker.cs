using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Workers;

namespace Assay.Experiments.Memory;

/// <summary>One process of a cell, from its first frame to its last. What it found before a failure stays.</summary>
/// <param name="allowed">What a worker may take, in bytes.</param>
internal sealed class MemoryWorker(MemoryCell cell, MemoryOptions options, long allowed)
{
    /// <summary>Spans of several threads: throughput and times of calls need less time than a look at the heap.</summary>
    private const long ShortestOfThreads = 1_000_000_000;
    private const long LongestOfThreads = 5_000_000_000;
    private readonly List<CallSpan> spans = [];
    private HeldGraphs? graphs;
    private EntryCache? cache;

    /// <summary>Whether anything was found.</summary>
    public bool HasFacts => spans.Count > 0 || cache is not null;

    /// <summary>Why something was not tried, or ended with an exception of the library; empty where nothing did.</summary>
    public string Limit { get; private set; } = "";

    /// <summary>What it found so far.</summary>
    public MemoryProcess Facts(int round) => new() { Round = round, Spans = [.. spans], Graphs = graphs, Cache = cache };

    /// <summary>Measures.</summary>
    /// <param name="threads">Whether several threads may call.</param>
    /// <exception cref="WorkerFailedException">It failed.</exception>
    public void Run(IWorker worker, bool threads)
    {
        spans.Clear();
        (graphs, cache, Limit) = (null, null, "");
        worker.Ask(new OpenRequest(cell.Job));
        worker.Ask(worker.Limits.WarmUpRequest);
        if (cell.Empty.Held is EntryForm form)
            UseCache(worker, form);
        else
            Call(worker, threads);
    }

    private void UseCache(IWorker worker, EntryForm form)
    {
        var weighed = worker.Ask(new WeighRequest()).Graphs;
        Limit = MemoryArithmetic.RefusalOf(form, options.Entries, cell.Check.Result.PayloadBytes, weighed, allowed) ?? "";
        if (Limit.Length > 0)
            return;
        var used = worker.Ask(new CacheRequest(form, options.Entries, options.SpanNanoseconds)).Cache;
        EnsureCollector(used.Collections);
        (graphs, cache) = (weighed, used);
    }

    private void Call(IWorker worker, bool threads)
    {
        foreach (var count in threads ? options.Threads : [1])
        {
            Limit = count == 1 ? "" : MemoryArithmetic.RefusalOf(count, spans[0], allowed) ?? "";
            if (Limit.Length > 0)
                break;
            var nanoseconds = count == 1
                ? options.SpanNanoseconds
                : Math.Clamp(options.SpanNanoseconds / 2, ShortestOfThreads, LongestOfThreads);
            var span = worker.Ask(new SpanRequest(count, nanoseconds, cell.Empty.SharesAdapter)).Span;
            EnsureCollector(span.Collections);
            if (span.Failure.Length > 0)
            {
                Limit = count == 1 ? span.Failure : $"{span.Failure}, with {count} threads";
                break;
            }

            spans.Add(span);
        }

        if (spans.Count > 0)
            graphs = worker.Ask(new WeighRequest()).Graphs;
    }

    // A program that brings its own runtime, or another one, may not listen to the setting.
    private void EnsureCollector(CollectionFacts facts)
    {
        if (facts.IsServer != (cell.Empty.Collector == Collector.Server))
            throw new WorkerFailedException(
                new WorkerFailure(WorkerFailureKind.Exception, $"its runtime has no {EnumNames.Of(cell.Empty.Collector)} collector", ""));
    }
}
