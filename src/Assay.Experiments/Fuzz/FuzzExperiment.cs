using Assay.Core.Results;
using Assay.Engine.Options;
using Assay.Engine.Planning;
using Assay.Experiments.Hostile;
using Assay.Experiments.Mutations;

namespace Assay.Experiments.Fuzz;

/// <summary>Input that breaks a row, looked for by the branches that its library passes. Results keep it as hostile input.</summary>
public sealed class FuzzExperiment : HostileExperiment
{
    /// <summary>Shorter than that of kinds: a hang costs the time of thousands of inputs.</summary>
    private const long TimeLimitNanoseconds = 3_000_000_000;

    /// <inheritdoc/>
    public override string Kind => "fuzz";

    /// <inheritdoc/>
    public override string Command => "fuzz";

    /// <summary>Its minutes say how long it takes.</summary>
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
        FuzzNanoseconds = OptionsOfHostile.Minutes.In(given),
        HeapBytes = HeapBytes,
        TimeLimitNanoseconds = TimeLimitNanoseconds,
    };
}
