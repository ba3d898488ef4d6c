using System.Text.Json;
using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Workers;
using Assay.Report;

namespace Assay.Cli.Display;

/// <summary>
/// Prints the rows, and whether each can be measured here: what is known at once, and the answers of feeds when they are there.
/// </summary>
/// <param name="format">As a table, or as JSON, which is one document and so is printed when all is known.</param>
internal sealed class RowList(Streams streams, string format)
{
    private const string Asked = "asking feeds";
    private HashSet<string>? asked;

    private bool IsJson => format == "json";

    /// <summary>Prints what is known before feeds are asked.</summary>
    public void Begin(IReadOnlyList<RowState> states)
    {
        if (IsJson)
            return;
        asked = [.. states.Where(state => state.IsAsked).Select(state => state.Row.Name)];
        WriteTable(states);
        WriteCauses(states.Where(state => !state.IsAsked));
    }

    /// <summary>Prints what is not printed yet, now that all is known.</summary>
    public void End(IReadOnlyList<RowState> states)
    {
        if (IsJson)
        {
            SafeWriter.WriteText(streams.Output, JsonSerializer.Serialize([.. states.Select(Listed)], ListJson.Default.ListedRowArray));
            return;
        }

        if (asked is null)
            WriteTable(states);
        else
            WriteFound([.. states.Where(state => asked.Contains(state.Row.Name) && state.Status == RowStatus.Available)]);
        WriteCauses(states.Where(state => asked?.Contains(state.Row.Name) ?? true));
    }

    private void WriteFound(IReadOnlyList<RowState> found)
    {
        if (found.Count > 0)
            streams.Output.WriteLine($"available after asking your feeds: {string.Join(", ", found.Select(NameAndVersion))}");
    }

    private void WriteTable(IReadOnlyList<RowState> states) => TextTable.Write(
        streams.Output,
        streams.ColumnsOfTables,
        ["row", "main", "status", "package", "dialect", "format", "surfaces"],
        [.. states.Where(state => state.Status != RowStatus.Excluded).Select(Cells)]);

    private void WriteCauses(IEnumerable<RowState> states)
    {
        RowState[] told = [.. states];
        foreach (var alike in told.Where(state => state.Cause.Length > 0).GroupBy(state => (state.Status, state.Cause)))
            streams.Output.WriteLine(
                $"{Of(alike.Key.Status)}: {string.Join(", ", alike.Select(state => state.Row.Name))}: {alike.Key.Cause}");
        foreach (var alike in told.Where(state => state.Unproven.Length > 0).GroupBy(state => state.Unproven))
            streams.Output.WriteLine(
                $"not verified with this version: {string.Join(", ", alike.Select(state => state.Row.Name))}: {alike.Key}");
    }

    private static string Of(RowStatus status) => status switch
    {
        RowStatus.NotAvailable => "not available",
        RowStatus.Broken => "broken",
        RowStatus.Excluded => "excluded",
        _ => "available",
    };

    private static string[] Cells(RowState state)
    {
        var row = state.Row;
        return [row.Name, row.IsMain ? "yes" : "", state.IsAsked ? Asked : Of(state.Status), PackageOf(state), row.Dialect, row.Format,
            string.Join(',', row.Surfaces.Select(EnumNames.Of))];
    }

    private static string NameAndVersion(RowState state) =>
        HasOtherVersion(state) ? $"{state.Row.Name} ({PackageOf(state)})" : state.Row.Name;

    private static bool HasOtherVersion(RowState state) =>
        state.RestoredVersion.Length > 0 && state.Row.Project.PackageVersion.Length > 0
        && state.RestoredVersion != state.Row.Project.PackageVersion;

    /// <summary>The version that restores, and the one that was asked for where that is another.</summary>
    private static string PackageOf(RowState state)
    {
        var project = state.Row.Project;
        return HasOtherVersion(state)
            ? $"{Words.Package(project.Package, state.RestoredVersion)} for {project.PackageVersion}"
            : Words.Package(project.Package, project.PackageVersion);
    }

    private static ListedRow Listed(RowState state)
    {
        var row = state.Row;
        return new ListedRow(
            row.Name,
            row.Project.Package,
            row.Project.PackageVersion,
            state.RestoredVersion,
            row.Dialect,
            row.Format,
            [.. row.Surfaces.Select(EnumNames.Of)],
            row.Settings,
            row.IsReference,
            row.IsMain,
            row.Excluded,
            row.Project.HomePage,
            row.Project.Licence,
            Of(state.Status),
            state.Cause,
            state.IsBuilt,
            state.Unproven,
            row.Project.ProvenVersion,
            row.Project.ProvenOn,
            [.. row.Notes.Select(note => note.Text)]);
    }
}

/// <summary>A row as <c>assay show rows --format json</c> prints it.</summary>
internal sealed record ListedRow(
    string Name,
    string Package,
    string PackageVersion,
    string RestoredVersion,
    string Dialect,
    string Format,
    IReadOnlyList<string> Surfaces,
    string Settings,
    bool IsReference,
    bool IsMain,
    string Excluded,
    string HomePage,
    string Licence,
    string State,
    string Cause,
    bool IsBuilt,
    string Unproven,
    string ProvenVersion,
    string ProvenOn,
    IReadOnlyList<string> Notes);

/// <summary>The last line of a run: how many of its rows this machine's feeds do not have, and how to get them.</summary>
internal static class UnavailableRows
{
    private const int MostNames = 4;
    private const string FeedsAnswer = "NU";

    /// <summary>The sentence; empty where every row could be restored.</summary>
    /// <param name="rows">The rows of the run.</param>
    /// <param name="isOffline">Whether no feed was asked.</param>
    public static string Sentence(IReadOnlyList<RowResult> rows, bool isOffline)
    {
        RowResult[] missing = [.. rows.Where(row => row.Status == RowStatus.NotAvailable)];
        if (missing.Length == 0)
            return "";
        string[] packages = [
            .. missing.Select(row => row.Package == RowResult.InTheBox ? row.Name : row.Package)
                .Distinct(StringComparer.OrdinalIgnoreCase)];
        var names = string.Join(", ", packages.Take(MostNames))
            + (packages.Length > MostNames ? $" and {packages.Length - MostNames} more" : "");
        var get = isOffline ? "run without --offline, or name a folder with the packages" : "name a folder with the packages";
        var install = missing.Any(row => !row.Cause.StartsWith(FeedsAnswer, StringComparison.Ordinal))
            ? ", or follow the error message"
            : "";
        return $"{Counted.Of(missing.Length, "row was", "rows were")} not available here ({names}): {get} with --source or "
            + $"ASSAY_SOURCE, or add a NuGet source that has them{install}. 'assay show rows' shows each reason.";
    }
}
