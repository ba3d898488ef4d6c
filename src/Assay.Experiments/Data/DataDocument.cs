using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Serialization;
using Assay.Analysis.Model;
using Assay.Core.Results;

namespace Assay.Experiments.Data;

/// <summary>The verdicts of all rows with one data set, for programs.</summary>
/// <param name="Data">The data set and its size, or the user's root.</param>
/// <param name="Types">Types that can be reached from the root.</param>
/// <param name="Members">Members of all of them.</param>
/// <param name="Rows">Rows that are available here, best first.</param>
/// <param name="UntypedCollections">With <c>--edits</c>: members that are declared as collections without a type of elements, and what the
/// values hold there.</param>
/// <param name="CodeLeftOut">Code of the types that copies of them do without; rows with <c>onCopy</c> were judged without it.</param>
/// <param name="ValueNotes">What the values do not hold, such as members that nothing fills: no verdict is about it.</param>
internal sealed record DataDocument(
    string Data, int Types, int Members, IReadOnlyList<DataDocument.Line> Rows, IReadOnlyList<DataDocument.Missing> NotAvailable,
    IReadOnlyList<UntypedElements> UntypedCollections, IReadOnlyList<UncopiedCode> CodeLeftOut, IReadOnlyList<string> ValueNotes)
{
    /// <summary>All tables of a report.</summary>
    public static JsonObject Of(DataReport report) => new()
    {
        ["data"] = JsonSerializer.SerializeToNode(
            [.. report.Tables.Select(table => Of(table, report))], DataJson.Default.DataDocumentArray),
    };

    private static DataDocument Of(DataTable table, DataReport report) => new(
        table.Data,
        table.Types.Types,
        table.Types.Members,
        [.. table.Lines.Select(line => Of(line, report.Edits?.Helping.FirstOrDefault(edit => edit.Row == line.Row.Label)))],
        [.. report.Missing.Select(row => new Missing(row.Label, row.Status, row.Cause))],
        report.Edits?.Untyped ?? [],
        table.Types.LeftOut,
        table.Notes);

    private static Line Of(DataLine line, HelpingEdit? edit) => new(
        line.Row.Label,
        line.Row.Package,
        line.Row.PackageVersion,
        line.Row.AskedVersion,
        line.Row.Unproven,
        line.Row.NativeWarnings,
        line.Row.NativeWarning,
        line.Row.Dialect,
        line.Judgement.IsOfCopy,
        line.Row.WithoutCode,
        line.Judgement.Unadopted,
        line.Judgement.Flattened,
        line.Check.Verdict,
        line.Judgement.LimitOf,
        line.Judgement.CarriedBy,
        line.Check.LostMembers,
        line.Check.Differences,
        line.Check.Notes,
        line.Check.ConvertedMembers,
        line.Check.Cause,
        line.Judgement.ThrownBy,
        line.Row.Ended,
        line.Check.PayloadBytes,
        line.Check.Demand,
        edit);

    /// <summary>A row.</summary>
    internal sealed record Line(
        string Row,
        string Package,
        string PackageVersion,
        string AskedVersion,
        string Unproven,
        int NativeWarnings,
        string NativeWarning,
        string Dialect,
        bool OnCopy,
        string WithoutCode,
        IReadOnlyList<string> Unadopted,
        IReadOnlyList<string> Flattened,
        Verdict Verdict,
        Judge? LimitOf,
        IReadOnlyList<string> CarriedBy,
        int LostMembers,
        IReadOnlyList<string> Differences,
        IReadOnlyList<string> Notes,
        IReadOnlyList<string> ConvertedMembers,
        string Cause,
        string ThrownBy,
        string Ended,
        long PayloadBytes,
        TypesDemand? Needs,
        HelpingEdit? CarriedAfter);

    /// <summary>A row that is not available here.</summary>
    internal sealed record Missing(string Row, RowStatus Status, string Cause);
}

/// <summary>The JSON form of verdicts on data, generated at compile time.</summary>
[JsonSourceGenerationOptions(PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase,
    Converters = [typeof(CamelCaseEnumConverter<Verdict>), typeof(CamelCaseEnumConverter<RowStatus>),
        typeof(CamelCaseEnumConverter<Judge>)])]
[JsonSerializable(typeof(DataDocument[]))]
internal sealed partial class DataJson : JsonSerializerContext;
