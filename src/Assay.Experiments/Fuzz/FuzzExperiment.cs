using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Options;
using Assay.Engine.Planning;
using Assay.Experiments.Hostile;
using Assay.Experiments.Mutations;

namespace Assay.Experiments.Fuzz;

/// <summary>Input that breaks a row, looked for by the branches that its library passes. Results keep it as hostile input.</summary>
public sealed class FuzzExperiment : HostileExperiment
{
    private const string UsualDataSet = "orders";

    /// <summary>Shorter than that of kinds: a hang costs the time of thousands of inputs.</summary>
    private const long TimeLimitNanoseconds = 3_000_000_000;

    /// <inheritdoc/>
    public override string Kind => "fuzz";

    /// <inheritdoc/>
    public override string Command => "check fuzz";

    /// <inheritdoc/>
    public override CommandText Asking { get; } = new(
        "Look for input that breaks a row. Changes valid payloads at random, guided by the branches that the library passes. Ctrl-C keeps "
            + "what was found, and --resume goes on. Inputs that broke a row are saved next to the results file.",
        [new("What to fuzz",
        [
            OptionsOfRows.RowsTo("fuzz, one after the other", "It has no default."),
            OptionsOfWorkloads.DataSets with
            {
                Shown = UsualDataSet,
                Help = $"Data sets whose payloads are changed. Default: {UsualDataSet}.",
            },
            OptionsOfHostile.Size, OptionsOfHostile.Seed with { Help = "Seed of the changes. Default: 1." }, OptionsOfHostile.Surface,
        ])],
        ("assay check fuzz --rows memory-pack/utf-8", "a minute of the usual data set"),
        ("assay check fuzz --rows json.net --span 10m --seed 7", "longer, from another seed"),
        ("assay check fuzz --rows MessagePack --types Shop.dll --root Shop.Order", "payloads of your own class"))
    {
        Length = [OptionsOfHostile.Span, OptionsOfLength.Shard],
        Page = "docs/check-hostile.md",
    };

    /// <summary>Fuzzing has no end of its own, so nobody means every row who names none.</summary>
    /// <exception cref="BadInputException">None is named.</exception>
    public override RunRequest Asked(RunRequest request, bool isResumed)
    {
        if (isResumed)
            return request;
        if (request is { Rows: null, With.Count: 0 })
            throw new BadInputException("Name a row to fuzz, such as --rows memory-pack/utf-8. 'assay show rows' shows them.");
        return request.Types is null ? request with { DataSets = request.DataSets ?? UsualDataSet } : request;
    }

    /// <summary>Its spans say how long it takes.</summary>
    public override ExperimentPace? PaceOf(RunOptions options) => null;

    /// <inheritdoc/>
    public override IRunStage MakeStage(RunStageContext context) => new FuzzStage(
        context, SavedInputs.FolderOf(context.ResultsPath), new BranchInstrumentation(context.Services.BuildCoverage));

    /// <inheritdoc/>
    protected override HostileOptions Read(GivenOptions given) => new()
    {
        Kinds = [InputKinds.Fuzz],
        Seed = OptionsOfHostile.Seed.In(given),
        InputsPerKind = int.MaxValue,
        FuzzNanoseconds = OptionsOfHostile.Span.In(given),
        HeapBytes = HeapBytes,
        TimeLimitNanoseconds = TimeLimitNanoseconds,
    };
}
