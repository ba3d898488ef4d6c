using Assay.Analysis.Model;
using Assay.Answers.Features;
using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Answers.Choosing;

/// <summary>
/// What is known of rows beside the figures of the measured data: checks of any results, and facts about rows and dialects.
/// </summary>
public sealed record NeedEvidence
{
    private const string DefaultMode = "jit";

    /// <summary>Everything that was checked; of two checks of one row the first counts.</summary>
    public IReadOnlyList<Observation> Observations { get; init; } = [];

    /// <summary>
    /// The surfaces that a row offers, by its name without a variant's version, runtime and mode; null where they are not known.
    /// </summary>
    public Func<string, IReadOnlyList<Surface>?> SurfacesOf { get; init; } = static _ => null;

    /// <summary>
    /// The public format that a row writes today, by its name without a variant's version, runtime and mode: for results that do not say
    /// so.
    /// </summary>
    public Func<string, string> PublicFormatOf { get; init; } = static _ => "";

    /// <summary>What a dialect asks of the code of the measured types; null where that is not known.</summary>
    public Func<string, TypesDemand?> Demand { get; init; } = static _ => null;

    /// <summary>Features of rows, derived from verdicts on cases, hostile input and format cases.</summary>
    public FeatureReport Features { get; init; } = new([], []);

    /// <summary>
    /// The kinds of values that the measured types hold, by the names that verdicts on other languages have for them; null where
    /// that is not known, and every kind counts.
    /// </summary>
    public IReadOnlySet<string>? Kinds { get; init; }

    /// <summary>Name of the measured data set, or <c>books</c> in place of a user's own types.</summary>
    public string DataSetInPlaceOfOwnTypes { get; init; } = NeedTable.CommonDataSet;

    /// <summary>Whether the measured data has members that are not public.</summary>
    public bool HasPrivateMembers { get; init; }

    /// <summary>What results files hold.</summary>
    /// <param name="files">The files, the one whose figures decide first.</param>
    /// <param name="table">The table that decides.</param>
    public static NeedEvidence Of(IReadOnlyList<ResultsFile> files, ReportTable table) => new()
    {
        Observations = [.. files.SelectMany(Observation.Of)],
        Features = FeatureBuilder.Build(files, static _ => []),
        DataSetInPlaceOfOwnTypes = files[0].Options.Types is null ? table.DataSet : NeedTable.CommonDataSet,
        HasPrivateMembers = table.DataSet == NeedTable.CommonDataSet || table.Lines.Any(line => line.Keeps == Kept.PublicMembers),
    };

    /// <summary>The rows for which a check is missing.</summary>
    public IReadOnlyList<ReportLine> Unchecked(IReadOnlyList<ReportLine> lines, Probe probe) =>
        [.. lines.Where(line => Find(line, DataSetOf(probe), probe.Mode) is null)];

    /// <summary>The rows that no verdict judges.</summary>
    public IReadOnlyList<ReportLine> Unjudged(
        IReadOnlyList<ReportLine> lines, string feature) => [.. lines.Where(line => Feature(line, feature) is null)];

    /// <summary>The data set that a check is made with.</summary>
    public string DataSetOf(Probe probe) => probe.DataSet.Length > 0 ? probe.DataSet : DataSetInPlaceOfOwnTypes;

    /// <summary>What verdicts say of a row and a feature; null where they say nothing.</summary>
    internal FeatureCell? Feature(ReportLine line, string feature)
    {
        var own = Features.Rows.Where(
            row => row.Version == line.PackageVersion && row.Of(feature) is { Finding: not FeatureFinding.NotJudged }).ToList();
        return (own.Find(row => row.Id == line.Id.OfAnyTarget())
            ?? own.Find(row => row.Id.Row == line.Id.Row))?.Of(feature);
    }

    internal IReadOnlyList<Surface>? Surfaces(ReportLine line) => SurfacesOf(line.Id.Row);

    internal string PublicFormat(ReportLine line) =>
        line.PublicFormat.Length > 0 ? line.PublicFormat : PublicFormatOf(line.Id.Row);

    internal CheckResult? Check(ReportLine line, string dataSet, string mode) => Find(line, dataSet, mode)?.Check;

    internal Observation? Find(ReportLine line, string dataSet, string mode) => Observations.FirstOrDefault(observed =>
        observed.Check.Workload.DataSet == dataSet
        && ModeOf(observed.Row.Mode) == mode
        && observed.Row.PackageVersion == line.PackageVersion
        && observed.Row.Id.Row == line.Id.Row);

    private static string ModeOf(string mode) => mode.Length == 0 ? DefaultMode : mode;
}

/// <summary>What a row did with a data set.</summary>
public sealed record Observation(RowResult Row, CheckResult Check)
{
    /// <summary>Everything that a results file holds of data sets.</summary>
    internal static IEnumerable<Observation> Of(ResultsFile file) =>
        from check in file.Options.Types is null ? file.Checks : []
        join row in file.Rows.DistinctBy(row => row.Name) on check.Row equals row.Name
        select new Observation(row, check);
}
