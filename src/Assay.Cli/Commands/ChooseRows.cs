using Assay.Cli.Configuration;
using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Catalogue;
using Assay.Engine.Planning;
using Assay.Engine.UserTypes;

namespace Assay.Cli.Commands;

/// <summary>
/// The rows that choose measures where none is named: the main ones of each library, and its other rows where those fail, so that
/// no library is dropped for the settings of one row.
/// </summary>
internal sealed class ChooseRows(CommandServices services, PackageFeeds feeds, AdapterCatalogue catalogue, RunPlanner planner)
{
    /// <summary>Checks main rows, then the others of libraries whose main rows fail.</summary>
    /// <param name="request">What is measured, without rows.</param>
    /// <param name="types">The user's types; null for data sets.</param>
    /// <returns>The request with the rows that bring back most, of each library at least the main one.</returns>
    public RunRequest Select(RunRequest request, OwnTypes? types, CancellationToken cancellation)
    {
        // Encodings and copies of memory serialize no objects, and nobody begins with what has ended.
        RowDefinition[] possible =
        [
            .. catalogue.Rows.Where(
                row => !row.IsReference && row.IsOfObjects && row.Excluded.Length == 0 && row.Project.Ended.Length == 0),
        ];
        string[] main = [.. possible.Where(row => row.IsMain).Select(row => row.Name)];
        var good = GoodOf(main, request, types, cancellation);
        HashSet<string> dropped =
        [
            .. possible.Where(row => row.IsMain).GroupBy(row => row.Family)
                .Where(family => !family.Any(row => good.Contains(row.Name))).Select(family => family.Key),
        ];
        string[] others = [.. possible.Where(row => !row.IsMain && dropped.Contains(row.Family)).Select(row => row.Name)];
        if (others.Length == 0)
            return request with { Rows = string.Join(',', main) };
        services.Streams.Errors.WriteLine(
            $"The main rows of {Counted.Of(dropped.Count, "library", "libraries")} do not bring back the data: "
            + $"trying {Counted.Of(others.Length, "other row")}.");
        var found = GoodOf(others, request, types, cancellation);
        return request with { Rows = string.Join(',', main.Concat(others.Where(found.Contains))) };
    }

    /// <summary>The rows that bring back everything; of a data set all public members are enough.</summary>
    private HashSet<string> GoodOf(IReadOnlyList<string> rows, RunRequest request, OwnTypes? types, CancellationToken cancellation)
    {
        var plan = planner.Plan(request with { Rows = string.Join(',', rows) }, types);
        // A row that was built with another version than its project names has that version in its name.
        return
        [
            .. new RunComposition(services, feeds).Verdicts(plan, cancellation).Where(verdict => IsGood(verdict.Check, types))
                .Select(verdict => verdict.Row.Id.Row),
        ];
    }

    private static bool IsGood(CheckResult? check, OwnTypes? types) =>
        check is { Verdict: Verdict.Supported } || (types is null && check is { Verdict: Verdict.Lossy, KeepsPublicMembers: true });
}
