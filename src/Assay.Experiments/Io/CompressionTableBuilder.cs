using Assay.Analysis.Model;
using Assay.Analysis.Statistics;
using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Core.Results;

namespace Assay.Experiments.Io;

/// <summary>Adds up the way from one program to another: serialize, compress, send, decompress, deserialize.</summary>
internal sealed class CompressionTableBuilder(ResultsFile file, IoOptions options, WorkloadOptions workload)
{
    private const double NanosecondsPerSecond = 1e9;
    private const double BitsPerByte = 8;

    public CompressionTable Build()
    {
        var lines =
            from row in file.Rows
            let line = LineOf(row)
            where line is not null
            orderby line.IsReference, line.Keeps, line.Best[0].Total
            select line;
        var missing =
            from compression in file.SamplesOf<IoSamples>().Compressions
            where compression.Workload == workload && compression.Failure is not null
            group compression.Row by compression.Failure!.Cause into rows
            select new Unmeasured(rows.Key, [.. rows]);
        return new CompressionTable(workload, options.NetworkBitsPerSecond, [.. lines], [.. missing]);
    }

    private CompressionLine? LineOf(RowResult row)
    {
        // The row's first surface that has both directions; its times in the serializer hardly depend on the transport.
        var both =
            from sent in file.SamplesOf<IoSamples>().Transfers
            where IsOf(sent, row, Operation.Serialize)
            from received in file.SamplesOf<IoSamples>().Transfers
            where IsOf(received, row, Operation.Deserialize) && received.Surface == sent.Surface
            orderby row.Surfaces.ToList().IndexOf(sent.Surface)
            select (sent, received);
        if (both.FirstOrDefault() is not ({ } serialize, { } deserialize))
            return null;
        var compression = file.SamplesOf<IoSamples>().Compressions.FirstOrDefault(result =>
            result.Row == row.Label && result.Workload == workload);
        var rounds = RoundsOf(FirstParts(serialize), FirstParts(deserialize), compression);
        if (rounds.Count == 0)
            return null;
        CodecCost[] codecs = [.. rounds[0].Codecs.Select((_, index) => CostOf(rounds, index))];
        return new CompressionLine
        {
            Label = row.Label,
            Surface = serialize.Surface,
            IsReference = row.IsReference,
            Keeps = IoGaps.KeptBy(file, row, workload, serialize.Surface),
            PayloadBytes = codecs[0].PackedBytes,
            Serialize = rounds.Average(round => round.Serialize),
            Deserialize = rounds.Average(round => round.Deserialize),
            Codecs = codecs,
            Best = [.. options.NetworkBitsPerSecond.Select((_, speed) => BestOf(rounds, codecs, speed))],
        };
    }

    private bool IsOf(IoResult result, RowResult row, Operation operation) =>
        result.Row == row.Label && result.Workload == workload && result.Operation == operation && result.Processes.Count > 0;

    private IReadOnlyDictionary<int, TransportParts> FirstParts(IoResult result) =>
        options.Transports.Select(transport => TransportParts.Of(result, transport)).FirstOrDefault(parts => parts.Count > 0)
            ?? new Dictionary<int, TransportParts>();

    /// <summary>The rounds that have all: what was measured in one round was measured close together.</summary>
    private static List<Round> RoundsOf(IReadOnlyDictionary<int, TransportParts> serialize,
        IReadOnlyDictionary<int, TransportParts> deserialize, CompressionResult? compression)
    {
        var processes = compression?.Processes.ToDictionary(process => process.Round) ?? [];
        return
        [
            .. from number in serialize.Keys.Intersect(deserialize.Keys).Order()
               where processes.Count == 0 || processes.ContainsKey(number)
               select new Round(serialize[number].Serializer, deserialize[number].Serializer,
                   CodecsOf(processes.GetValueOrDefault(number), serialize[number].Bytes)),
        ];
    }

    private static RoundCodec[] CodecsOf(CompressionProcess? process, double bytes) =>
    [
        new(CompressionCodec.None, process?.PayloadBytes ?? bytes, 0, 0),
        .. (process?.Codecs ?? []).Select(codec => new RoundCodec(
            codec.Codec,
            codec.PackedBytes,
            Center.Median([.. codec.CompressNanoseconds.Select(time => (double)time)]) / codec.CompressionsPerBatch,
            Center.Median([.. codec.DecompressNanoseconds.Select(time => (double)time)]) / codec.DecompressionsPerBatch)),
    ];

    private CodecCost CostOf(List<Round> rounds, int index)
    {
        RoundCodec[] codecs = [.. rounds.Select(round => round.Codecs[index])];
        return new CodecCost(
            codecs[0].Codec,
            codecs.Average(codec => codec.PackedBytes),
            codecs.Average(codec => codec.Compress),
            codecs.Average(codec => codec.Decompress),
            [.. options.NetworkBitsPerSecond.Select(speed => rounds.Average(round => TotalOf(round, index, speed)))]);
    }

    /// <summary>The way with the lowest mean, and those that the rounds do not show to be slower.</summary>
    private BestCodec BestOf(List<Round> rounds, CodecCost[] codecs, int speed)
    {
        var best = Enumerable.Range(0, codecs.Length).MinBy(index => codecs[index].Totals[speed]);
        var bits = options.NetworkBitsPerSecond[speed];
        var alike = Enumerable.Range(0, codecs.Length).Where(index => index != best && !IsSlower(rounds, index, best, bits))
            .Select(index => codecs[index].Codec);
        return new BestCodec(codecs[best].Codec, codecs[best].Totals[speed], rounds.Count < 2 ? [] : [.. alike]);
    }

    private static bool IsSlower(List<Round> rounds, int index, int best, long bits)
    {
        double[] ratios = [.. rounds.Select(round => Math.Log(TotalOf(round, index, bits) / TotalOf(round, best, bits)))];
        return ratios.Length < 2 || StudentInterval.From(ratios).Lower > 0;
    }

    private static double TotalOf(Round round, int index, long bits)
    {
        var codec = round.Codecs[index];
        return round.Serialize
            + codec.Compress + (codec.PackedBytes * BitsPerByte / bits * NanosecondsPerSecond) + codec.Decompress + round.Deserialize;
    }

    private sealed record Round(double Serialize, double Deserialize, RoundCodec[] Codecs);

    private sealed record RoundCodec(string Codec, double PackedBytes, double Compress, double Decompress);
}
