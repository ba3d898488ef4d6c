using Assay.Engine.Options;
using Assay.Engine.UserTypes;

namespace Assay.Engine.Planning;

/// <summary>What somebody asks for: an experiment, and options that are not read yet; null where one was left out.</summary>
public sealed record RunRequest
{
    /// <summary>What is measured.</summary>
    public Experiment Experiment { get; init; } = KnownExperiments.Usual;

    /// <summary>Whether one row of each library is measured where no rows are named, and not every row.</summary>
    public bool IsOfMainRows { get; init; }

    /// <summary>What was given.</summary>
    public GivenOptions Given { get; init; } = GivenOptions.None;

    /// <summary>The user's own types; null where data sets are measured.</summary>
    public TypesRequest? Types { get; init; }

    /// <summary>Where adapters and packages come from.</summary>
    public BuildOptions Builds { get; init; } = new();

    /// <summary>Rows.</summary>
    public string? Rows { get => Given.Text(OptionsOfRows.Rows); init => Given = Given.With(OptionsOfRows.Rows, value); }

    /// <summary>Versions of packages, each as <c>NAME@version,version</c>.</summary>
    public IReadOnlyList<string> With
    {
        get => Given.Values(OptionsOfRows.With);
        init => Given = Given.With(OptionsOfRows.With, value.Count == 0 ? null : value);
    }

    /// <summary>Target frameworks.</summary>
    public string? Runtimes { get => Given.Text(OptionsOfRows.Runtimes); init => Given = Given.With(OptionsOfRows.Runtimes, value); }

    /// <summary>How code becomes native.</summary>
    public string? Modes { get => Given.Text(OptionsOfRows.Modes); init => Given = Given.With(OptionsOfRows.Modes, value); }

    /// <summary>The row that ratios refer to.</summary>
    public string? Reference { get => Given.Text(OptionsOfRows.Reference); init => Given = Given.With(OptionsOfRows.Reference, value); }

    /// <summary>Data sets.</summary>
    public string? DataSets
    {
        get => Given.Text(OptionsOfWorkloads.DataSets);
        init => Given = Given.With(OptionsOfWorkloads.DataSets, value);
    }

    /// <summary>Sizes.</summary>
    public string? Sizes { get => Given.Text(OptionsOfWorkloads.Sizes); init => Given = Given.With(OptionsOfWorkloads.Sizes, value); }

    /// <summary>Bytes in each unit.</summary>
    public string? Payloads
    {
        get => Given.Text(OptionsOfWorkloads.Payloads);
        init => Given = Given.With(OptionsOfWorkloads.Payloads, value);
    }

    /// <summary>How bytes pass.</summary>
    public string? Surface { get => Given.Text(OptionsOfWorkloads.Surface); init => Given = Given.With(OptionsOfWorkloads.Surface, value); }

    /// <summary>What is timed.</summary>
    public string? Operations
    {
        get => Given.Text(OptionsOfWorkloads.Operations);
        init => Given = Given.With(OptionsOfWorkloads.Operations, value);
    }

    /// <summary>Processes of each cell.</summary>
    public string? Blocks { get => Given.Text(OptionsOfLength.Processes); init => Given = Given.With(OptionsOfLength.Processes, value); }

    /// <summary>A part of the blocks.</summary>
    public string? Shard { get => Given.Text(OptionsOfLength.Shard); init => Given = Given.With(OptionsOfLength.Shard, value); }

    /// <summary>The time after which nothing new begins.</summary>
    public string? Budget { get => Given.Text(OptionsOfLength.Budget); init => Given = Given.With(OptionsOfLength.Budget, value); }

    /// <summary>The half width at which a run goes no further.</summary>
    public string? Precision { get => Given.Text(OptionsOfLength.Precision); init => Given = Given.With(OptionsOfLength.Precision, value); }

    /// <summary>Conditions of timing.</summary>
    public string? Profile { get => Given.Text(OptionsOfLength.Profile); init => Given = Given.With(OptionsOfLength.Profile, value); }

    /// <summary>Rows to look at closely, empty for those that look odd.</summary>
    public string? Deep { get => Given.Text(OptionsOfLength.Deep); init => Given = Given.With(OptionsOfLength.Deep, value); }

    /// <summary>A request with its types and places as they were given.</summary>
    public static RunRequest Of(Experiment experiment, GivenOptions given) => new()
    {
        Experiment = experiment,
        Given = given,
        Types = TypesRequestOf(given) is { } types
            ? types with
            {
                IsRepeated = experiment.HasSizes || given.Has(OptionsOfWorkloads.Sizes),
                TakesSeveralRoots = experiment.TakesSeveralRoots,
            }
            : null,
        Builds = BuildOptions.Of(given),
    };

    /// <summary>The options about a user's own types; null where none was given.</summary>
    public static TypesRequest? TypesRequestOf(GivenOptions given)
    {
        TypesRequest request = new()
        {
            Assembly = given.Text(OptionsOfTypes.Types),
            Root = given.Text(OptionsOfTypes.Root),
            Sample = given.Text(OptionsOfTypes.Sample),
            Factory = given.Text(OptionsOfTypes.Factory),
            Known = given.Text(OptionsOfTypes.Known),
            IsSampleIncluded = given.Has(OptionsOfTypes.IncludeSample),
        };
        return request.IsGiven ? request : null;
    }

    /// <summary>The request without what it says of data sets: the rest can be read before a user's types are.</summary>
    internal RunRequest WithoutDataSets => this with
    {
        Given = Given.Without(
            OptionsOfWorkloads.DataSets, OptionsOfWorkloads.Sizes, OptionsOfWorkloads.Payloads, OptionsOfWorkloads.Others),
    };
}
