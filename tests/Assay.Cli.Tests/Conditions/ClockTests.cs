using System.Text.Json;

namespace Assay.Cli.Tests.Conditions;

/// <summary>Whole runs, with all that they build, under clocks that are wrong by decades.</summary>
[Trait("Category", "slow")]
public sealed class ClockTests : IDisposable
{
    private const string Source = """
        using System.Text.Json;
        using Assay.Core.Adapters;

        namespace Test;

        internal sealed class Good<T> : SerializerAdapter<T>, IBytesSurface<T>
        {
            public byte[] Serialize(T value) => JsonSerializer.SerializeToUtf8Bytes(value);

            public T Deserialize(byte[] payload) => JsonSerializer.Deserialize<T>(payload)!;
        }
        """;

    // The clock is set by whole seconds, so it may begin one earlier.
    private static readonly DateTimeOffset Beginning = DateTimeOffset.UnixEpoch.AddDays(1).AddHours(1);
    private readonly AdapterFolder adapters = new();

    public void Dispose() => adapters.Dispose();

    [ClockFact]
    public void A_clock_that_begins_in_1970_and_is_set_to_2100_in_mid_building_changes_nothing()
    {
        adapters.Write("Good", Source, AdapterFolder.Row("good", "Test.Good"));
        using SteppingClock clock = new(adapters.File("offset"), Beginning);
        Dictionary<string, string> environment = new(adapters.Environment);
        foreach ((var name, var value) in clock.Environment)
            environment[name] = value;

        var answer = AssayProcess.Run(adapters.Path, seen => StepWhenBuilding(seen.Line, clock), environment,
            ["run", "--rows", "good", "--size", "1", "--operation", "serialize", "--processes", "1"]);

        Assert.True(answer.ExitCode == 0, answer.Errors);
        Assert.True(clock.HasStepped);
        var file = Assert.Single(Directory.EnumerateFiles(adapters.File("results"), "*.json"));
        Assert.StartsWith("1970-01-02T", Path.GetFileName(file), StringComparison.Ordinal);
        using var results = JsonDocument.Parse(File.ReadAllText(file));
        Assert.InRange(results.RootElement.GetProperty("startedAt").GetDateTimeOffset(), Beginning.AddSeconds(-1), Beginning.AddHours(1));
        Assert.All(results.RootElement.GetProperty("times").EnumerateObject(),
            time => Assert.InRange(time.Value.GetInt64(), 1, (long)TimeSpan.FromHours(1).TotalNanoseconds));
    }

    private static void StepWhenBuilding(string line, SteppingClock clock)
    {
        if (line != "Building")
            return;
        _ = Task.Run(async () =>
        {
            await Task.Delay(TimeSpan.FromSeconds(2));
            clock.Step(TimeSpan.FromDays(365 * 74));
        });
    }
}
