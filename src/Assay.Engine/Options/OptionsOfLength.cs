using Assay.Analysis.Statistics;
using Assay.Core.Results;

namespace Assay.Engine.Options;

/// <summary>How long a run goes on, under which conditions, and how it is shared.</summary>
public static class OptionsOfLength
{
    /// <summary>Blocks of a run that names no length: rough times without ranks.</summary>
    public const int BlocksOfScreening = 3;

    /// <summary>Fresh processes of each cell: blocks, where rows take turns.</summary>
    public static RunOption Processes { get; } = new(
        "--processes", "N",
        $"Fresh processes of each cell, one in each block. Default: {BlocksOfScreening}, rough times without ranks; "
            + $"{Looks.FewestForRanks} or more give ranks.")
    {
        Form = OptionForm.Number,
        Kept = options => [options.Blocks, .. options.Looks],
    };

    /// <summary>A part of the run.</summary>
    public static RunOption Shard { get; } = new(
        "--shard", "2/6",
        "Take only a part of the run, here the second of six, so that several machines share it: of 'assay run' some blocks (needs "
            + "--processes), elsewhere some rows. All shards need the same options. 'assay merge' makes one result of them.")
    {
        Kept = options => [options.Shard],
    };

    /// <summary>The time after which nothing new begins.</summary>
    public static RunOption Budget { get; } = new(
        "--budget", "2m", "Begin nothing new after this time; what is measured by then is reported.")
    {
        Kept = options => [options.BudgetNanoseconds],
    };

    /// <summary>The same of a run of blocks, which looks at its results.</summary>
    public static RunOption BudgetOfBlocks { get; } = Budget with
    {
        Help = "Measure until every row is settled, or this time is used up. Looks at results after 6, 9, 12, 18, 27, 40 and 60 blocks; "
            + "settled rows stop early. With --processes: no new block starts after this time. Checks before it get as much time; rows "
                + "that "
            + "are not reached are listed.",
    };

    /// <summary>The same of what judges row by row.</summary>
    public static RunOption BudgetOfRows { get; } = Budget with
    {
        Help = "Begin nothing more after this time; what was found by then is reported.",
    };

    /// <summary>The half width at which a run goes no further.</summary>
    public static RunOption Precision { get; } = new(
        "--precision", "1%",
        "A row is also settled when its ratio is this precise (half width of the confidence interval). Not with --processes. Default: "
            + "1.4%.")
    {
        Kept = options => [options.Looks.Count > 0, options.Precision],
    };

    /// <summary>Conditions of timing.</summary>
    public static RunOption Profile { get; } = new(
        "--profile", string.Join('|', ProfileNames.All),
        "Conditions of the measurement. Default: standard. Reports name any other profile.")
    {
        Names = static () => ProfileNames.All,
        Kept = options => [options.Profile],
    };

    /// <summary>Rows to look at closely.</summary>
    public static RunOption Deep { get; } = new(
        "--deep", "row,row",
        "Run longer blocks, record compiled methods, and show details of rows below the tables. Default: rows marked as unusual.")
    {
        Form = OptionForm.OptionalText,
        TakesRows = true,
        Kept = options => [options.IsDeep],
    };

    /// <summary>Of what is judged row by row.</summary>
    public static IReadOnlyList<RunOption> OfVerdicts { get; } = [BudgetOfRows, Shard];

    /// <summary>Of what is measured in a number of processes.</summary>
    /// <param name="of">What there are so many of, such as <c>row and operation</c>.</param>
    /// <param name="usual">How many where none are named.</param>
    public static IReadOnlyList<RunOption> Counting(string of, int usual) => [ProcessesOf(of, usual), Budget, Shard];

    /// <summary>Processes, with how many there are of what.</summary>
    /// <param name="of">Such as <c>row and operation</c>.</param>
    /// <param name="usual">How many where none are named.</param>
    public static RunOption ProcessesOf(string of, int usual) =>
        Processes with { Help = $"Fresh processes of each {of}. Default: {usual}." };
}

/// <summary>Profiles as people write them.</summary>
public static class ProfileNames
{
    private static readonly Dictionary<string, RunProfile> Profiles = new()
    {
        ["standard"] = RunProfile.Standard,
        ["server-gc"] = RunProfile.ServerGc,
        ["pgo-off"] = RunProfile.PgoOff,
        ["mixed-types"] = RunProfile.MixedTypes,
        ["large-corpus"] = RunProfile.LargeCorpus,
        ["cold"] = RunProfile.Cold,
        ["fixed-gen0"] = RunProfile.FixedGen0,
    };

    /// <summary>Every name.</summary>
    public static IReadOnlyCollection<string> All => Profiles.Keys;

    /// <summary>Reads a name, without regard to case.</summary>
    /// <exception cref="BadInputException">There is no such profile; the sentence names the nearest.</exception>
    public static RunProfile Read(string name) => Profiles.TryGetValue(name.ToLowerInvariant(), out var profile)
        ? profile
        : throw NearestNames.Unknown("profile", name, Profiles.Keys);
}
