using System.CommandLine;
using Assay.Cli.Parsing;
using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Runs;

namespace Assay.Cli.Commands;

/// <summary><c>assay io</c>: time in the serializer and time in I/O, and the price of compression.</summary>
internal static class IoCommand
{
    /// <summary>The command.</summary>
    public static Command Create(Workspace workspace, RunLog log)
    {
        IoOptionSet io = new();
        CostOptionSet options = new(
            RunKind.Io,
            "Data sets: names or globs. Default: books.",
            TextOption.Create("--size", "100,10k", "Sizes of the data, in units of each data set. Default: each data set's own."),
            TextOption.Create(
                "--processes", "N", $"Fresh processes of each row, surface and operation. Default: {RunLength.ProcessesOfIo}."))
        {
            Surface = io.Surfaces,
            Further = io.Further,
            Complete = (request, parsed) => request with { Surface = null, Io = io.Asked(parsed) },
        };
        return options.Create(
            workspace,
            log,
            "Measure time in the serializer and time in I/O. Goes through memory, file, pipe and loopback socket. Says which "
                + "compression pays at which network speed.",
            ("assay io --rows system.text.json,memorypack", "two libraries through all transports, with every compression"),
            ("assay io --through memory,socket --surface stream,async", "synchronous beside asynchronous"),
            ("assay io --compress brotli-4,zstd-3 --network 50Mbit", "what two ways to compress bring on your network"),
            ("assay io --types Shop.dll --root Shop.Order", "your own class"));
    }
}
