using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Core.Workloads;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Feeding;
using Assay.Engine.Planning;
using Assay.Engine.Workers;

namespace Assay.Experiments.Across;

/// <summary>What a row wrote of the shapes, in one process.</summary>
internal sealed record WrittenRow(
    SelectedRow Row, AdapterProgram Program, Surface Surface, IReadOnlyDictionary<string, WrittenShape> Shapes)
{
    /// <summary>The format; empty for a library's own.</summary>
    public string Format => Row.Definition.SpecifiedFormat;

    /// <summary>The job of a shape.</summary>
    /// <param name="seed">Seed of the generator.</param>
    /// <param name="instance">An odd one holds entries of dictionaries in another order.</param>
    public JobFrame JobOf(string shape, ulong seed, int instance = 0) =>
        new(Row.Definition.Name, AcrossShapes.DataSetOf(shape), new Recipe(1, seed, instance, 0), 1, Surface, Operation.Deserialize,
            "")
        {
            IsOneOfMany = true,
        };
}

/// <summary>What a row wrote of one shape.</summary>
/// <param name="Payloads">The bytes, each of a value made anew; empty where it writes none.</param>
/// <param name="Leaves">Names and values of the plain value.</param>
/// <param name="Obstacle">Why it writes none; empty where it does.</param>
internal sealed record WrittenShape(IReadOnlyList<byte[]> Payloads, IReadOnlyList<PayloadLeaf> Leaves, string Obstacle)
{
    /// <summary>
    /// The bytes of an equal value whose entries were added in another order; empty where nobody asked, or it wrote none.
    /// </summary>
    public byte[] OfOtherOrder { get; init; } = [];
}

/// <summary>Lets a row write each shape several times in one process.</summary>
internal sealed class RowWriter(RunPlan plan, RunServices services, AcrossShapes shapes, CancellationToken cancellation)
{
    private const int Times = 3;

    public WrittenRow Write(SelectedRow row, AdapterProgram program)
    {
        WrittenRow empty = new(row, program, row.Definition.SurfaceFor(plan.Options.Surface), new Dictionary<string, WrittenShape>());
        using PayloadFeeder feeder = new(services.Starter, new FeedTarget(
            program, empty.JobOf(AcrossShapes.Dictionary, plan.Options.Seed)), FeedLimits.Usual, cancellation);
        return empty with { Shapes = shapes.Of(empty.Format).ToDictionary(shape => shape, shape => Write(empty, shape, feeder)) };
    }

    private WrittenShape Write(WrittenRow row, string shape, PayloadFeeder feeder)
    {
        var definition = row.Row.Definition;
        if (row.Program.Refusals.TryGetValue((definition.Name, AcrossShapes.DataSetOf(shape)), out var refusal))
            return new WrittenShape([], [], refusal.Sentence);
        if (!definition.Surfaces.Contains(row.Surface))
            return new WrittenShape([], [], $"it does not offer {row.Surface.ToString().ToLowerInvariant()}");
        try
        {
            feeder.Turn(row.JobOf(shape, plan.Options.Seed));
            List<ShownFrame> shown = [.. Enumerable.Range(0, Times).Select(_ => feeder.Show())];
            return new WrittenShape([.. shown.Select(frame => frame.Payload)], shown[0].Leaves, "")
            {
                OfOtherOrder = shape == AcrossShapes.Dictionary ? OtherOrder(row, shape, feeder) : [],
            };
        }
        catch (WorkerFailedException exception)
        {
            cancellation.ThrowIfCancellationRequested();
            services.Log.Write($"{row.Row.Name}, {AcrossShapes.DataSetOf(shape)}: writing", exception.Failure);
            return new WrittenShape([], [], exception.Failure.Cause);
        }
    }

    private byte[] OtherOrder(WrittenRow row, string shape, PayloadFeeder feeder)
    {
        feeder.Turn(row.JobOf(shape, plan.Options.Seed, instance: 1));
        return feeder.Show().Payload;
    }
}
