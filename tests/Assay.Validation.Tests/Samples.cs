using Assay.Core.Results;
using Assay.Engine.Planning;
using Assay.Validation.Checks;
using Assay.Validation.Load;
using Assay.Validation.SecondOpinions;

namespace Assay.Validation.Tests;

/// <summary>What every test starts from.</summary>
internal static class Samples
{
    public const string Row = "system.text.json/reflection";

    public static Machine Machine { get; } = new()
    {
        OperatingSystem = "Debian GNU/Linux 12",
        Architecture = "X64",
        Processor = "Example CPU @ 2.60GHz",
        LogicalProcessors = 2,
        MemoryBytes = 8_000_000_000,
        Runtime = ".NET 10.0.12",
        WorkerSettings = [],
    };

    /// <summary>Small enough for a test, large enough for every check to judge.</summary>
    public static ValidationScale Scale { get; } = ValidationScale.Quick with
    {
        AliasRuns = 10,
        SlowdownRuns = 4,
        SlowdownBlocks = 12,
        Permutations = 200,
        Resamplings = 40,
        OrderRows = 4,
        CoverageTables = 40,
        DisturbedRuns = 1,
    };

    public static ValidationRequest Request(params string[] checks) => new() { Row = Row, Checks = checks, Scale = Scale };

    public static ValidationServices Services(SyntheticEngine engine) => new(
        engine.Measure,
        (names, _) => names,
        _ => new Nothing(),
        (cells, _, _) => [.. cells.Select(cell => new ReadyCell(cell, _ => 1_000))],
        TimeProvider.System,
        new NoProgress(),
        "0.1.0",
        "results");

    public static CheckOutcome Outcome(SyntheticEngine engine, string check) => Outcome(Services(engine), Request(check));

    public static CheckOutcome Outcome(ValidationServices services, ValidationRequest request) =>
        new EngineValidation(request, services).Run(CancellationToken.None).Checks.Single();

    private sealed class Nothing : IDisturbance
    {
        public void RowBegins()
        {
        }

        public void RowEnds()
        {
        }

        public void Dispose()
        {
        }
    }

    private sealed class NoProgress : IValidationProgress
    {
        public void Begin(RunStage stage)
        {
        }

        public void Report(double share, string atWork, TimeSpan? left)
        {
        }

        public void Note(string text)
        {
        }

        public void Tell(string text)
        {
        }

        public void Step(string check, string step)
        {
        }
    }
}
