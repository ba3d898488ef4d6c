using Assay.Core.Results;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Planning;

namespace Assay.Engine.Checking;

/// <summary>What is said of rows that are measured with another version than their project names.</summary>
public static class Substitutes
{
    /// <summary>Why a row is not proven: its version, and what it writes; empty where it is.</summary>
    /// <param name="difference">How what it writes differs from what it was proven with; empty where it does not.</param>
    internal static RowResult DifferingIn(this RowResult row, string difference) =>
        row with { Unproven = ReasonText.Join(row.Unproven, difference) };

    /// <summary>The sentence of a run; empty where every row has the version that its project names.</summary>
    /// <param name="rows">The rows, as they were built.</param>
    public static string Sentence(IEnumerable<RowResult> rows)
    {
        string[] packages = [
            .. rows.Where(row => row.AskedVersion.Length > 0).Select(row => $"{row.Package} {row.PackageVersion} for {row.AskedVersion}")
                .Distinct()];
        return packages.Length == 0 ? "" : $"Nearest versions that your NuGet sources have, not verified: {string.Join(", ", packages)}.";
    }

    /// <summary>The options as they were given: a version that nobody asked for stands in no label.</summary>
    internal static RunOptions Asked(this ResultsFile file)
    {
        var asked = file.Rows.ToDictionary(row => row.Id, row => row.AskedId());
        return file.Options with
        {
            Rows = [.. file.Options.Rows.Select(id => asked.GetValueOrDefault(id, id))],
            Reference = file.Rows.FirstOrDefault(row => row.Label == file.Options.Reference)?.AskedId().ToString()
                ?? file.Options.Reference,
        };
    }

    /// <summary>The plan of the rows as they were built: labels of results name the versions.</summary>
    internal static RunPlan BuiltAs(this RunPlan plan, IReadOnlyDictionary<BuildRequest, BuildOutcome> builds)
    {
        SelectedRow[] rows = [.. plan.Rows.Select(row => row.BuiltAs(builds.GetValueOrDefault(row.Build)?.Substitute ?? ""))];
        var reference = plan.Rows.ToList().FindIndex(row => row.Label == plan.Options.Reference);
        var built = plan.Rows.Zip(rows).ToDictionary(row => row.First.Id, row => row.Second.Id);
        return plan with
        {
            Rows = rows,
            Options = plan.Options with
            {
                Rows = [.. plan.Options.Rows.Select(id => built.GetValueOrDefault(id, id))],
                Reference = reference < 0 ? plan.Options.Reference : rows[reference].Label,
            },
        };
    }

    /// <summary>The rows that a build was made for, as they were built.</summary>
    internal static IEnumerable<SelectedRow> RowsOf(this RunPlan plan, BuildRequest request, BuildOutcome outcome) =>
        plan.Rows.Where(row => row.Excluded.Length == 0 && row.Build == request).Select(row => row.BuiltAs(outcome.Substitute));

    /// <summary>Rows of a resumed run with what the file says of their versions: they are asked for by name then.</summary>
    internal static IReadOnlyList<RowResult> AskedBefore(
        this IReadOnlyList<RowResult> rows, IReadOnlyList<RowResult> earlier) => [.. rows.Select(row =>
        earlier.FirstOrDefault(other => other.Label == row.Label && other.AskedVersion.Length > 0) is RowResult before
            && row.AskedVersion.Length == 0
            ? row with { AskedVersion = before.AskedVersion, Unproven = before.Unproven }
            : row)];
}
