using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Catalogue;
using Assay.Engine.Options;
using Assay.Engine.Planning;
using Assay.Report.Sections;

namespace Assay.Experiments.Io;

/// <summary>Time in the serializer and time in I/O, and what compression takes and saves.</summary>
public sealed class IoExperiment : Experiment
{
    private static readonly RunOption DataSets = OptionsOfWorkloads.DataSets with { Help = "Data sets: names or globs. Default: books." };

    private static readonly RunOption Sizes = OptionsOfWorkloads.Sizes with
    {
        Help = "Sizes of the data, in units of each data set. Default: each data set's own.",
    };

    /// <summary>Fresh processes of each row, surface and operation where no number is named.</summary>
    public const int UsualProcesses = 3;

    /// <inheritdoc/>
    public override string Kind => "io";

    /// <inheritdoc/>
    public override string Command => "run io";

    /// <inheritdoc/>
    public override CommandText Asking { get; } = new(
        "Measure time in the serializer and time in I/O. Goes through memory, file, pipe and loopback socket. Says which "
            + "compression pays at which network speed.",
        [
            new("What to measure",
                [OptionsOfRows.Measured, DataSets, Sizes, OptionsOfWorkloads.OperationsApart, OptionsOfIo.Surfaces, OptionsOfIo.Through,
                    OptionsOfIo.Compress, OptionsOfIo.Network]),
        ],
        ("assay run io --rows system.text.json,memorypack", "two libraries through all transports, with every compression"),
        ("assay run io --through memory,socket --surface stream,async", "synchronous beside asynchronous"),
        ("assay run io --compress brotli-4,zstd-3 --network 50Mbit", "what two ways to compress bring on your network"),
        ("assay run io --types Shop.dll --root Shop.Order", "your own class"))
    {
        Length = OptionsOfLength.Counting("row, surface and operation", UsualProcesses),
        AsksMainRows = true,
        Page = "docs/io.md",
    };

    /// <inheritdoc/>
    public override Type OptionsType => typeof(IoOptions);

    /// <inheritdoc/>
    public override RunLength LengthOf(RunRequest request) => RunLength.OfProcesses(request, UsualProcesses);

    /// <inheritdoc/>
    public override IReadOnlyList<Operation> OperationsOf(RunRequest request, IReadOnlyList<Operation> asked)
    {
        var other = asked.Cast<Operation?>().FirstOrDefault(one => one is not (Operation.Serialize or Operation.Deserialize));
        return other is null
            ? asked
            : throw new BadInputException(
                "assay run io sends what is serialized and receives what is deserialized, so it has no operation "
                    + $"\"{EnumNames.Of(other.Value)}\". Use --operation serialize, deserialize or both.");
    }

    /// <summary>Its own options hold several.</summary>
    public override Surface? SurfaceOf(RunRequest request) => null;

    /// <summary>Those asked for that the row offers, else its first and its asynchronous ones.</summary>
    public override IReadOnlyList<Surface> SurfacesOf(RunOptions options, RowDefinition row) =>
        SurfacesOf(options.OwnOf<IoOptions>(), row.Surfaces);

    /// <inheritdoc/>
    public override RunOptions Complete(RunOptions options, PlanInput input) => options with { Own = Read(input.Request.Given) };

    /// <inheritdoc/>
    public override string? FirstBroken(RunOptions options) =>
        options.OwnOf<IoOptions>().Compressions.All(codec => CompressionCodec.Parse(codec) is not null)
            ? null
            : "its options do not say what values pass through";

    /// <inheritdoc/>
    public override ExperimentSamples NewSamples() => new IoSamples();

    /// <inheritdoc/>
    public override SectionReport? ReportOf(ResultsFile file) => IoTables.Of(file);

    /// <inheritdoc/>
    public override ResultsFile Merge(ResultsFile file, ResultsUnion parts) => file with
    {
        Samples = new IoSamples
        {
            Transfers = parts.All(part => part.SamplesOf<IoSamples>().Transfers, IoRecord.KeyOf),
            Compressions = parts.All(part => part.SamplesOf<IoSamples>().Compressions, IoRecord.KeyOf),
        },
    };

    /// <inheritdoc/>
    public override IRunStage MakeStage(RunStageContext context) => new IoStage(context);

    /// <summary>Reads what is measured.</summary>
    /// <exception cref="BadInputException">An option names something that does not exist; the sentence names the nearest.</exception>
    internal static IoOptions Read(GivenOptions given) => new()
    {
        Surfaces = OptionsOfIo.Surfaces.In(given),
        Transports = OptionsOfIo.Through.In(given),
        Compressions = OptionsOfIo.Compress.In(given),
        NetworkBitsPerSecond = OptionsOfIo.Network.In(given),
    };

    /// <summary>
    /// The surfaces of a row that are measured: those asked for that it offers, else its first and its asynchronous ones.
    /// </summary>
    /// <param name="offered">What the row offers, its first first.</param>
    internal static IReadOnlyList<Surface> SurfacesOf(IoOptions options, IReadOnlyList<Surface> offered)
    {
        if (options.Surfaces.Count == 0)
            return [.. offered.Take(1).Concat(offered.Where(surface => surface is Surface.Async or Surface.Pipe))
                .DefaultIfEmpty(Surface.Bytes).Distinct()];
        Surface[] both = [.. options.Surfaces.Where(offered.Contains)];

        // One that it does not offer is its verdict.
        return both.Length > 0 ? both : [options.Surfaces[0]];
    }
}
