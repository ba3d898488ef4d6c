using Assay.Core.Results;
using Assay.Engine.Workers;

namespace Assay.Engine.Checking;

/// <summary>
/// Adds to rows what their workers said of themselves: a build's name promises a runtime and a version, and only a running program tells
/// them.
/// </summary>
internal static class ObservedRows
{
    /// <summary>The rows with the runtime and the library's version that their checks observed.</summary>
    public static IReadOnlyList<RowResult> Of(IReadOnlyList<RowResult> rows, IReadOnlyList<CheckedRow> checks) => [.. rows.Select(row =>
        checks.FirstOrDefault(check => check.Task.Name == row.Name && check.Runtime.Length > 0) is CheckedRow check
            ? Of(row, check)
            : row)];

    /// <summary>A row with what its check observed.</summary>
    public static RowResult Of(RowResult row, CheckedRow check) => row with
    {
        Runtime = check.Runtime,
        LoadedVersion = check.LibraryVersion,
    };

    /// <summary>The runtimes of all workers, each once, the oldest first.</summary>
    public static string RuntimesOf(IEnumerable<string> runtimes) => string.Join(
        ", ", runtimes.Where(runtime => runtime.Length > 0).Distinct().OrderBy(runtime => runtime.Length)
            .ThenBy(runtime => runtime, StringComparer.Ordinal));
}
