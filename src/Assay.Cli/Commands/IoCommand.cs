using System.CommandLine;
using Assay.Cli.Configuration;
using Assay.Engine.Io;
using Assay.Engine.Options;

namespace Assay.Cli.Commands;

/// <summary><c>assay io</c>: time in the serializer and time in I/O, and the price of compression.</summary>
internal static class IoCommand
{
    private static readonly RunOption DataSets = OptionsOfWorkloads.DataSets with { Help = "Data sets: names or globs. Default: books." };

    private static readonly RunOption Sizes = OptionsOfWorkloads.Sizes with
    {
        Help = "Sizes of the data, in units of each data set. Default: each data set's own.",
    };

    /// <summary>The command.</summary>
    public static Command Create(CommandServices services) => CostCommand.Create(
        services,
        new IoExperiment(),
        [
            new("What to measure",
                [CostCommand.Rows, DataSets, Sizes, OptionsOfWorkloads.OperationsApart, OptionsOfIo.Surfaces, OptionsOfIo.Through,
                    OptionsOfIo.Compress, OptionsOfIo.Network]),
        ],
        OptionsOfLength.ProcessesOf("row, surface and operation", IoExperiment.UsualProcesses),
        "Measure time in the serializer and time in I/O. Goes through memory, file, pipe and loopback socket. Says which "
            + "compression pays at which network speed.",
        ("assay io --rows system.text.json,memorypack", "two libraries through all transports, with every compression"),
        ("assay io --through memory,socket --surface stream,async", "synchronous beside asynchronous"),
        ("assay io --compress brotli-4,zstd-3 --network 50Mbit", "what two ways to compress bring on your network"),
        ("assay io --types Shop.dll --root Shop.Order", "your own class"));
}
