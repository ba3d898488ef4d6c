using System.Globalization;
using Assay.Core.Naming;
using Assay.Core.Results;
using Assay.Engine.Catalogue;
using Assay.Experiments.Mutations;

namespace Assay.Experiments.Hostile;

/// <summary>
/// Looks at a saved input as a whole before anything is done with it: its file may come from anybody, and what it says is printed, written
/// into files, and fed.
/// </summary>
internal static class SavedInputCheck
{
    /// <summary>The longest payload, in bytes.</summary>
    public const int LongestPayload = 1 << 26;

    /// <summary>The longest text, in characters.</summary>
    public const int LongestText = 2000;

    private const int LongestName = 500;

    /// <summary>
    /// What is wrong, as a clause that begins with the property; null where nothing is. What a file leaves out is null, whatever the
    /// property says.
    /// </summary>
    public static string? Fault(SavedInput input) =>
        Missing(input) is string missing ? $"{missing} is missing"
        : !RowIds.IsPossible(input.Row) ? "row is not the name of a row"
        : FaultOf(input.Workload)
        ?? (!Enum.IsDefined(input.Surface) ? "surface is none that Assay knows"
        : !Kinds.Contains(input.Kind) ? $"kind is not a kind of hostile input ({string.Join(", ", Kinds)})"
        : !IsLine(input.What, LongestText) ? $"what is not one line of at most {Number(LongestText)} characters"
        : !Enum.IsDefined(input.Outcome) ? "outcome is none that Assay knows"
        : !IsLine(input.Detail ?? "", LongestText) ? $"detail is not one line of at most {Number(LongestText)} characters"
        : input.StackBytes is < 0 or > LongestPayload ? $"stackBytes is not a number from 0 to {Number(LongestPayload)}"
        : input.Bytes is < 0 or > LongestPayload ? $"bytes is not a number from 0 to {Number(LongestPayload)}"
        : input.TryInflate() is null ? "deflated does not hold as many bytes as bytes says"
        : null);

    /// <summary>A text as a saved input has it: one line, cut where it is too long.</summary>
    public static string Line(string text)
    {
        var line = OneLine.Of(text);
        return line.Length <= LongestText ? line : OneLine.Of(line[..(LongestText - 10)]) + "...";
    }

    private static IEnumerable<string> Kinds => HostileKind.All.Select(kind => kind.Name).Append(InputKinds.Fuzz);

    private static string? Missing(SavedInput input) => input switch
    {
        { Row: null } or { Row.Row: null } => "row",
        { Workload: null } => "workload",
        { Workload.DataSet: null } => "workload.dataSet",
        { Workload.Unit: null } => "workload.unit",
        { Kind: null } => "kind",
        { What: null } => "what",
        { Deflated: null } => "deflated",
        _ => null,
    };

    private static string? FaultOf(WorkloadOptions workload) =>
        !IsLine(workload.DataSet, LongestName) || workload.DataSet.Length == 0 || workload.DataSet.Contains('*', StringComparison.Ordinal)
            ? "workload.dataSet is not the name of a data set or a type"
        : workload.Size < 1 ? "workload.size is not a positive number"
        : workload.PayloadBytes is < 0 or > LongestPayload ? $"workload.payloadBytes is not a number from 0 to {Number(LongestPayload)}"
        : !IsLine(workload.Unit, LongestName) ? "workload.unit is not a word"
        : null;

    private static bool IsLine(string text, int longest) => text.Length <= longest && OneLine.IsOne(text);

    private static string Number(int number) => number.ToString("N0", CultureInfo.InvariantCulture);
}
