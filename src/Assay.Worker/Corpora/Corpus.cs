using Assay.Core.Protocol;
using Assay.Core.Workloads;
using Assay.Worker.Rows;

namespace Assay.Worker.Corpora;

/// <summary>
/// The distinct instances of a job, made in chunks: small ones together so that phases change rarely, huge ones alone so that no two are
/// held.
/// </summary>
internal sealed class Corpus<TPlain, TContract>(RowProgram<TPlain, TContract> program, JobFrame request, PhaseLine phases)
{
    private const long ChunkBytes = 4 << 20;
    private const int LargestChunk = 1024;

    /// <summary>Number of instances.</summary>
    public int Count => request.Instances;

    /// <summary>Generates the instances from the first to the last, a chunk at a time.</summary>
    public IEnumerable<TPlain[]> Chunks()
    {
        var chunk = 1;
        for (var start = 0; start < Count;)
        {
            var before = GC.GetAllocatedBytesForCurrentThread();
            var plains = Generate(start, Math.Min(chunk, Count - start));
            var each = Math.Max(1, (GC.GetAllocatedBytesForCurrentThread() - before) / plains.Length);
            chunk = (int)Math.Clamp(ChunkBytes / each, 1, LargestChunk);
            start += plains.Length;
            yield return plains;
        }
    }

    /// <summary>Generates some instances.</summary>
    public TPlain[] Generate(int start, int count)
    {
        phases.EnterMaking(request.Values.Origin);
        var plains = new TPlain[count];
        for (var i = 0; i < plains.Length; i++)
            plains[i] = program.DataSet.Generate(request.Recipe with { Instance = request.Recipe.Instance + start + i });
        return plains;
    }

    /// <summary>What an instance that came back lacks although its members are equal; empty where it lacks nothing.</summary>
    public string Inspect(TPlain plain) => program.DataSet.Inspect(plain);

    /// <summary>Copies plain instances into contract instances.</summary>
    public TContract[] ToContracts(TPlain[] plains)
    {
        if (plains is TContract[] same && program.IsPlain)
            return same;
        phases.Enter(WorkerPhase.Mapping);
        if (program.DataSet.LostInCopies is { Length: > 0 } lost)
            throw new LimitOfAssayException($"Assay cannot map this yet: {lost}.");
        return Array.ConvertAll(plains, program.Contract.ToContract);
    }

    /// <summary>Copies contract instances back into plain instances.</summary>
    public TPlain[] ToPlains(TContract[] contracts)
    {
        if (contracts is TPlain[] same && program.IsPlain)
            return same;
        phases.Enter(WorkerPhase.Mapping);
        return Array.ConvertAll(contracts, program.Contract.ToPlain);
    }

    /// <summary>All contract instances; the plain ones are dropped on the way.</summary>
    public TContract[] Contracts()
    {
        var contracts = new TContract[Count];
        var start = 0;
        foreach (var plains in Chunks())
        {
            ToContracts(plains).CopyTo(contracts, start);
            start += plains.Length;
        }

        return contracts;
    }
}
