using System.Globalization;
using Assay.Core.Protocol;
using Assay.Report;
using Assay.Report.Sections;

namespace Assay.Experiments.Io;

/// <summary>The way from one program to another in words: which compression pays at which speed, and every way with its parts.</summary>
internal static class CompressionTables
{
    private static readonly (double Factor, string Name)[] Speeds = [(1e9, "Gbit"), (1e6, "Mbit"), (1e3, "kbit")];

    /// <summary>The best row and way at each speed.</summary>
    public static string AnswerOf(CompressionTable table)
    {
        var lines = table.Lines.Where(line => !line.IsReference && line.Keeps == table.Lines[0].Keeps).ToList();
        if (lines.Count == 0)
            return "";
        var best = table.NetworkBitsPerSecond.Select(
            (speed, index) => (Speed: speed, Line: lines.MinBy(line => line.Best[index].Total)!, Index: index));
        var ways = best.Select(
            of => $"at {TextOf(of.Speed)}/s {(lines.Count == 1 ? "" : $"{of.Line.Label} ")}{WithOf(of.Line.Best[of.Index])} "
                + $"({Units.Time(of.Line.Best[of.Index].Total)})");
        var whose = lines.Count == 1 ? lines[0].Label : $"lowest of {lines.Count} rows that keep {SectionWords.KeptBy(lines[0].Keeps)}";
        return $"{IoTables.NameOf(table.Workload)}, write, send and read, {whose}: {string.Join("; ", ways)}.";
    }

    /// <summary>The two tables of a data set.</summary>
    public static IEnumerable<WordTable> Of(CompressionTable table)
    {
        yield return NetworkOf(table);
        yield return CodecsOf(table);
    }

    private static WordTable NetworkOf(CompressionTable table) => new(
        $"{IoTables.IdOf(table.Workload)}-network",
        $"{IoTables.NameOf(table.Workload)}: from one program to another, with the best compression at each speed",
        ["Time to serialize, compress, send, decompress and deserialize one value. with: the compression with the lowest total; ~ where "
            + "another is not significantly slower."],
        [
            new WordColumn("row", "row", IsText: true),
            new WordColumn("payloadBytes", "size"),
            .. table.NetworkBitsPerSecond.SelectMany(ColumnsOf),
        ],
        [.. table.Lines.Select(
            line => new WordRow(SectionWords.GroupOf(line.IsReference, line.Keeps),
                [new WordCell(line.Label), WordCell.Size(line.PayloadBytes),
                .. table.NetworkBitsPerSecond.SelectMany((_, index) => CellsOf(line, index))]))],
        [.. table.Missing.Select(SectionWords.Missing)]);

    private static IEnumerable<WordColumn> ColumnsOf(long speed)
    {
        yield return new WordColumn($"best{TextOf(speed)}Nanoseconds", TextOf(speed));
        yield return new WordColumn($"with{TextOf(speed)}", "with", IsText: true);
        yield return new WordColumn($"plain{TextOf(speed)}Nanoseconds", "uncompressed") { IsDetail = true };
        yield return new WordColumn($"alike{TextOf(speed)}", "not significantly slower", IsText: true) { IsDetail = true };
    }

    private static IEnumerable<WordCell> CellsOf(CompressionLine line, int speed)
    {
        var best = line.Best[speed];
        yield return WordCell.Time(best.Total);
        yield return new WordCell(best.Alike.Count == 0 ? best.Codec : $"{best.Codec} ~");
        yield return WordCell.Time(line.Codecs[0].Totals[speed]);
        yield return best.Alike.Count == 0 ? WordCell.None : new WordCell(string.Join(", ", best.Alike));
    }

    private static WordTable CodecsOf(CompressionTable table) => new(
        $"{IoTables.IdOf(table.Workload)}-compression",
        $"{IoTables.NameOf(table.Workload)}: every compression",
        ["sent: bytes after compression, and their share. The last columns: the whole way at each speed."],
        [
            new WordColumn("row", "row", IsText: true),
            new WordColumn("compression", "compression", IsText: true),
            new WordColumn("packedBytes", "sent"),
            new WordColumn("packedShare", "share"),
            new WordColumn("compressNanoseconds", "compress"),
            new WordColumn("decompressNanoseconds", "decompress"),
            .. table.NetworkBitsPerSecond.Select(speed => new WordColumn($"total{TextOf(speed)}Nanoseconds", TextOf(speed))),
            new WordColumn("serializeNanoseconds", "serialize") { IsDetail = true },
            new WordColumn("deserializeNanoseconds", "deserialize") { IsDetail = true },
        ],
        [.. table.Lines.SelectMany(
            line => line.Codecs.Select(
                codec => new WordRow(SectionWords.GroupOf(line.IsReference, line.Keeps), [.. CellsOf(line, codec)])))],
        []);

    private static IEnumerable<WordCell> CellsOf(CompressionLine line, CodecCost codec)
    {
        yield return new WordCell(line.Label);
        yield return new WordCell(codec.Codec);
        yield return WordCell.Size(codec.PackedBytes);
        var share = codec.PackedBytes / Math.Max(1, line.PayloadBytes);
        yield return new WordCell(Units.Share(share), share);
        var isPlain = codec.Codec == CompressionCodec.None;
        yield return isPlain ? WordCell.None : WordCell.Time(codec.Compress);
        yield return isPlain ? WordCell.None : WordCell.Time(codec.Decompress);
        foreach (var total in codec.Totals)
            yield return WordCell.Time(total);
        yield return WordCell.Time(line.Serialize);
        yield return WordCell.Time(line.Deserialize);
    }

    private static string WithOf(BestCodec best) => best.Codec == CompressionCodec.None ? "without compression" : $"with {best.Codec}";

    /// <summary>A speed as the command line takes it: <c>100Mbit</c>.</summary>
    private static string TextOf(long bits)
    {
        var unit = Array.Find(Speeds, speed => bits >= speed.Factor);
        return unit.Name is null
            ? string.Create(CultureInfo.InvariantCulture, $"{bits}bit")
            : string.Create(CultureInfo.InvariantCulture, $"{bits / unit.Factor:0.###}{unit.Name}");
    }
}
