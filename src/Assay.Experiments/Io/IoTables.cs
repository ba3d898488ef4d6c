using System.Globalization;
using Assay.Analysis.Statistics;
using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Report;
using Assay.Report.Sections;

namespace Assay.Experiments.Io;

/// <summary>A run of I/O in words.</summary>
public static class IoTables
{
    /// <summary>The report of results; null where they are of another experiment.</summary>
    public static SectionReport? Of(ResultsFile file) => IoBuilder.Build(file) is { } report ? Of(report, file) : null;

    private static SectionReport Of(IoReport report, ResultsFile file) => new(
        "io",
        [.. report.Tables.Select(AnswerOf).Concat(report.Compressions.Select(CompressionTables.AnswerOf)).Append(SumOf(report))
            .Where(answer => answer.Length > 0)],
        [.. report.Tables.Select(TableOf), .. report.Compressions.Where(table => table.Lines.Count > 0).SelectMany(CompressionTables.Of)],
        [.. NotesOf(report, file)]);

    /// <summary>A data set as titles name it.</summary>
    public static string NameOf(WorkloadOptions workload) => $"{workload.DataSet} ({Units.Whole(workload.Size)})";

    /// <summary>A data set in names for programs.</summary>
    public static string IdOf(WorkloadOptions workload) =>
        string.Create(CultureInfo.InvariantCulture,
            $"{workload.DataSet}-{workload.Size}{(workload.PayloadBytes > 0 ? $"-{workload.PayloadBytes}" : "")}");

    private static string AnswerOf(IoTable table)
    {
        var lines = table.Lines.Where(line => !line.IsReference).ToList();
        var shares =
            table.Transports.Select(
                transport => (transport,
                Shares: lines.Select(line => line.Of(transport)).OfType<IoCost>().Select(cost => cost.IoShare).ToArray()))
            .Where(of => of.Shares.Length > 0)
            .Select(of => $"{Units.Share(Center.Median(of.Shares))} {WayOf(of.transport)}").ToList();
        var whose = lines.Count == 1 ? lines[0].Label : $"median of {lines.Count} lines";
        return shares.Count == 0
            ? ""
            : $"{NameOf(table.Workload)}, {NounOf(table.Operation)}: of the time, I/O takes {string.Join(", ", shares)} ({whose}).";
    }

    /// <summary>Whether the parts add up: said in any case, because the figures stand on it.</summary>
    private static string SumOf(IoReport report)
    {
        IoCost[] costs = [.. report.Tables.SelectMany(table => table.Lines).SelectMany(line => line.Costs)];
        var missed = costs.Count(cost => !cost.AddsUp);
        return costs.Length == 0 ? ""
            : missed == 0 ? $"Serializer and I/O add up to the whole within 5 % in all {costs.Length} measurements."
            : $"Serializer and I/O add up to the whole within 5 % in {costs.Length - missed} of {costs.Length} measurements; the others "
                + "are marked !.";
    }

    private static WordTable TableOf(IoTable table) => new(
        $"{IdOf(table.Workload)}-{Words.Of(table.Operation)}",
        $"{NameOf(table.Workload)}: {NounOf(table.Operation)} {string.Join(", ", table.Transports.Select(WayOf))}",
        ["serializer: time in the library, of the first transport. The columns after it: time in I/O. sum: serializer and I/O together, "
            + "compared with the whole measured without stamps; the farthest of all transports."],
        [.. ColumnsOf(table)],
        [.. table.Lines.Select(line => new WordRow(SectionWords.GroupOf(line.IsReference, line.Keeps), [.. CellsOf(line, table)]))],
        [.. SignsOf(table), .. table.Missing.Select(SectionWords.Missing)]);

    private static IEnumerable<WordColumn> ColumnsOf(IoTable table)
    {
        yield return new WordColumn("row", "row", IsText: true);
        yield return new WordColumn("surface", "surface", IsText: true);
        yield return new WordColumn("serializerNanoseconds", "serializer");
        foreach (var transport in table.Transports)
            yield return new WordColumn($"{IdOf(transport)}IoNanoseconds", IdOf(transport));
        yield return new WordColumn("sum", "sum");
        yield return new WordColumn("bytes", "size") { IsDetail = true };
        foreach (var transport in table.Transports)
        {
            yield return new WordColumn($"{IdOf(transport)}WholeNanoseconds", $"{IdOf(transport)} whole") { IsDetail = true };
            yield return new WordColumn($"{IdOf(transport)}SerializerNanoseconds", "serializer") { IsDetail = true };
            yield return new WordColumn($"{IdOf(transport)}Sum", "sum") { IsDetail = true };
            yield return new WordColumn($"{IdOf(transport)}Calls", "calls") { IsDetail = true };
            yield return new WordColumn($"{IdOf(transport)}Stamps", "stamps") { IsDetail = true };
        }

        yield return new WordColumn("processes", "processes") { IsDetail = true };
    }

    private static IEnumerable<WordCell> CellsOf(IoLine line, IoTable table)
    {
        var farthest = line.Costs.MaxBy(cost => Math.Abs(cost.PartsToWhole - 1))!;
        yield return new WordCell(line.Label);
        yield return new WordCell(Words.Of(line.Surface));
        yield return WordCell.Time(line.Costs[0].Serializer);
        foreach (var transport in table.Transports)
            yield return WordCell.Time(line.Of(transport)?.Io);
        yield return Sum(farthest);
        yield return WordCell.Size(line.Costs[0].Bytes);
        foreach (var transport in table.Transports)
        {
            var cost = line.Of(transport);
            yield return cost is null ? WordCell.None : Interval(cost.Whole);
            yield return WordCell.Time(cost?.Serializer);
            yield return cost is null ? WordCell.None : Sum(cost);
            yield return cost is null ? WordCell.None : new WordCell(Units.Count(cost.Calls), cost.Calls);
            yield return cost is null ? WordCell.None : new WordCell(Units.Share(cost.StampShare), cost.StampShare);
        }

        yield return WordCell.Whole(line.Processes);
    }

    private static IEnumerable<string> SignsOf(IoTable table)
    {
        if (table.Lines.SelectMany(line => line.Costs).Any(cost => !cost.AddsUp))
            yield return "! serializer and I/O differ from the whole by more than 5 %: a library that treats the class of a stream in a "
                + "special way, very short operations, or a disturbed machine. Trust the whole (--details).";
        var unsteady = table.Lines.Where(line => !line.IsSteady).Select(line => line.Label).Distinct().ToList();
        if (unsteady.Count > 0)
            yield return $"Not steady after the warm-up: {SectionWords.Some(unsteady)}.";
    }

    private static IEnumerable<string> NotesOf(IoReport report, ResultsFile file)
    {
        yield return $"{report.Processes} fresh {Words.Plural(report.Processes, "process")} for each row, surface and operation. A "
            + "thread of the same process has the other end of pipes and sockets. Files are opened and closed for each value and stay "
            + "in the system's cache; nothing is forced to the disk.";
        if (report.Compressions.Any(table => table.Lines.Count > 0))
            yield return "The network is computed from bytes and speed: no latency, no headers, one step after the other. Compression "
                + "was timed in processes of its own, on .NET 10.";
        yield return SectionWords.Place(file.Machine);
    }

    private static WordCell Interval(TimeInterval time) => time is { Lower: { } lower, Upper: { } upper }
        ? new WordCell(Units.Time(time.Nanoseconds, lower, upper), time.Nanoseconds, lower, upper)
        : new WordCell(Units.Time(time.Nanoseconds), time.Nanoseconds);

    private static WordCell Sum(IoCost cost) => new($"{Units.Change(cost.PartsToWhole)}{(cost.AddsUp ? "" : " !")}", cost.PartsToWhole);

    private static string NounOf(Operation operation) => operation == Operation.Serialize ? "write" : "read";

    private static string IdOf(Transport transport) => transport.ToString().ToLowerInvariant();

    private static string HeadOf(Transport transport) => IdOf(transport);

    private static string WayOf(Transport transport) => transport switch
    {
        Transport.Memory => "in memory",
        Transport.File => "with a file",
        Transport.Pipe => "with a pipe",
        _ => "with a socket",
    };
}
