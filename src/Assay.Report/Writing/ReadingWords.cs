using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Report.Model;

namespace Assay.Report.Writing;

/// <summary>The sentences about operations that read a part of a payload, shared by the table and Markdown.</summary>
internal static class ReadingWords
{
    /// <summary>The operations of the run that read a part of a payload, or open it.</summary>
    public static IReadOnlyList<Operation> Operations(ReportModel model) => [.. OperationOrder.Readings.Where(model.Operations.Contains)];

    /// <summary>The lines with a figure of such an operation, the fastest first.</summary>
    public static IReadOnlyList<ReportLine> Lines(ReportTable table) =>
    [
        .. table.AllLines
            .Where(line => OperationOrder.Readings.Any(operation => line.Of(operation) is not null))
            .OrderBy(line => line.IsReference)
            .ThenBy(line => (line.ReadOne ?? line.Open ?? line.ReadAll)!.NanosecondsPerOperation),
    ];

    /// <summary>What is read, as a title.</summary>
    public static string Title(ReportTable table) => table.ReadMember.Length > 0 ? $"Read one: {table.ReadMember}" : "Opened payloads";

    /// <summary>How to read the table.</summary>
    public static string HowToRead(ReportModel model, ReportTable table)
    {
        List<string> parts = [];
        if (model.Operations.Contains(Operation.ReadOne))
            parts.Add($"one member of the root by a contract that has no other, from the payload that the whole contract wrote; of whole = its time / deserialize{(table.Lines.Any(line => line.Deserialize is not null) ? "" : " (not measured in this run)")}");
        if (model.Operations.Contains(Operation.Open))
            parts.Add("open = what comes before the first member is asked for");
        if (model.Operations.Contains(Operation.ReadAll))
            parts.Add("read-all = open and read every member, which compares with deserialize");
        return string.Join("; ", parts);
    }

    /// <summary>Rows that read something else than was written, a sentence each.</summary>
    public static IEnumerable<string> Losses(ReportTable table) =>
        from line in Lines(table)
        from check in line.Readings
        where check.Verdict == Verdict.Lossy
        group line.Label by (check.Operation, What: Plain.Line(string.Join(", ", check.Differences.Take(2)))) into rows
        select $"! {string.Join(", ", rows)}: {Words.Of(rows.Key.Operation)} does not give what was written ({rows.Key.What})";

    /// <summary>Rows without such figures, a sentence for each reason.</summary>
    public static IEnumerable<string> Unread(ReportTable table) => table.Unread.Select(rows =>
        $"{string.Join(", ", rows.Operations.Select(Words.Of))} {Of(rows.Kind)}: {string.Join(", ", rows.Rows.Select(row => row.Label))}{(rows.Cause.Length > 0 ? $" - {Plain.Cause(rows.Cause)}" : "")}");

    private static string Of(MissingKind kind) => kind == MissingKind.Rejected ? "not possible" : Words.Of(kind);
}
