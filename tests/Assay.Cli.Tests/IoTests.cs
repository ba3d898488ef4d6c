using System.Diagnostics;
using System.Text.Json;

namespace Assay.Cli.Tests;

/// <summary>I/O of real programs: files, pipes, sockets, and the program that compresses.</summary>
public class IoTests
{
    private static readonly string[] Small = ["run", "io", "--rows", "system.text.json/reflection", "--data-set", "books", "--size", "10",
        "--out", "io.json"];

    [Fact]
    public void Every_transport_and_compression_is_measured_reported_and_kept()
    {
        using WorkingFolder folder = new();

        var answer = AssayInProcess.Run(folder.Path,
            [.. Small, "--processes", "1", "--surface", "bytes,reused,async,pipe", "--compress",
                "deflate-fastest,brotli-1,zstd-3,lz4,snappy"]);

        Assert.True(answer.ExitCode == 0, answer.Errors);
        Assert.Contains("add up to the whole within 5 %", answer.Output, StringComparison.Ordinal);
        using var results = JsonDocument.Parse(File.ReadAllText(folder.File("io.json")));
        JsonElement[] transfers = [.. results.RootElement.GetProperty("samples").GetProperty("transfers").EnumerateArray()];
        Assert.Equal(
            ["async deserialize", "async serialize", "bytes deserialize", "bytes serialize", "pipe deserialize", "pipe serialize",
                "reused deserialize", "reused serialize"],
            transfers.Select(of => $"{of.GetProperty("surface")} {of.GetProperty("operation")}").Order(StringComparer.Ordinal));
        JsonElement[] processes = [.. transfers.SelectMany(of => of.GetProperty("processes").EnumerateArray())];
        Assert.All(processes, process => Assert.Equal(
            ["memory", "file", "pipe", "socket"],
            process.GetProperty("transports").EnumerateArray().Select(transport => transport.GetProperty("transport").GetString())));

        // The bytes that passed through are those that the check wrote.
        var checkedBytes = results.RootElement.GetProperty("checks")[0].GetProperty("payloadBytes").GetInt64();
        Assert.All(processes.SelectMany(process => process.GetProperty("transports").EnumerateArray()),
            transport => Assert.Equal(checkedBytes, transport.GetProperty("bytesPerOperation").GetDouble(), 3));
        var compression = Assert.Single(results.RootElement.GetProperty("samples").GetProperty("compressions").EnumerateArray());
        Assert.All(compression.GetProperty("processes").EnumerateArray(), process =>
        {
            Assert.Equal(checkedBytes, process.GetProperty("payloadBytes").GetDouble(), 3);
            Assert.Equal(["deflate-fastest", "brotli-1", "zstd-3", "lz4", "snappy"],
                process.GetProperty("codecs").EnumerateArray().Select(codec => codec.GetProperty("codec").GetString()));
            Assert.All(process.GetProperty("codecs").EnumerateArray(),
                codec => Assert.True(codec.GetProperty("packedBytes").GetDouble() < checkedBytes));
        });

        var again = AssayInProcess.Run(folder.Path, "report", "io.json", "--format", "csv");
        Assert.Contains("books-10-network,system.text.json/reflection,", again.Output, StringComparison.Ordinal);
        var other = AssayInProcess.Run(folder.Path, "run", "io", "--resume", "io.json", "--through", "memory");
        Assert.Equal(
            (2, "io.json was measured with another --through. Resume it without --through, or start a new run; the file is unchanged."),
            (other.ExitCode, other.Errors.TrimEnd()));
    }

    [Fact]
    [Trait("Category", "slow")]
    public void Libraries_that_read_pipes_are_measured_so_beside_their_synchronous_and_asynchronous_streams()
    {
        using WorkingFolder folder = new();

        // A pipe reader takes 4 kB at a time, so a payload of 20 kB or more needs several calls of the stream below it.
        var answer = AssayInProcess.Run(
            folder.Path, "run", "io", "--rows", "system.text.json/reflection,nerdbank.message-pack/map", "--size", "1k", "--surface",
            "stream,async,pipe", "--through", "pipe,socket", "--compress", "none", "--processes", "1", "--out", "io.json");

        Assert.True(answer.ExitCode == 0, answer.Errors);
        using var results = JsonDocument.Parse(File.ReadAllText(folder.File("io.json")));
        var bytes = results.RootElement.GetProperty("checks").EnumerateArray()
            .Where(check => check.GetProperty("surface").GetString() == "pipe")
            .ToDictionary(check => check.GetProperty("row").GetString()!, check => check.GetProperty("payloadBytes").GetInt64());
        JsonElement[] transfers = [.. results.RootElement.GetProperty("samples").GetProperty("transfers").EnumerateArray()];
        Assert.Equal(
            from row in new[] { "nerdbank.message-pack/map", "system.text.json/reflection" }
            from surface in new[] { "async", "pipe", "stream" }
            from operation in new[] { "deserialize", "serialize" }
            select $"{row} {surface} {operation}",
            transfers.Select(of => $"{of.GetProperty("row")} {of.GetProperty("surface")} {of.GetProperty("operation")}")
                .Order(StringComparer.Ordinal));
        Assert.All(transfers, transfer =>
        {
            Assert.Equal(
                ("", 0), (FailureOf.Cause(transfer), transfer.GetProperty("transportFailures").GetArrayLength()));
            JsonElement[] transports = [
                .. Assert.Single(transfer.GetProperty("processes").EnumerateArray()).GetProperty("transports").EnumerateArray()];
            Assert.Equal(["pipe", "socket"], transports.Select(transport => transport.GetProperty("transport").GetString()));
        });
        Assert.All(transfers.Where(of => of.GetProperty("surface").GetString() == "pipe"),
            transfer => Assert.All(transfer.GetProperty("processes")[0].GetProperty("transports").EnumerateArray(), transport =>
        {
            Assert.Equal(bytes[transfer.GetProperty("row").GetString()!], transport.GetProperty("bytesPerOperation").GetDouble(), 3);
            if (transfer.GetProperty("operation").GetString() == "deserialize")
                Assert.True(
                    transport.GetProperty("calls").EnumerateArray()
                        .Sum(calls => calls.GetInt64()) > transport.GetProperty("calls")
                        .GetArrayLength() * transport.GetProperty("operationsPerBatch").GetInt64());
        }));
    }

    [Fact]
    [Trait("Category", "slow")]
    public void Own_types_are_sent_and_received()
    {
        using WorkingFolder folder = new();

        var answer = AssayInProcess.Run(
            folder.Path, "run", "io", "--rows", "system.text.json/reflection", "--types", typeof(LegacyClasses.Make).Assembly.Location,
                "--root",
            "LegacyClasses.Sales", "--factory", "LegacyClasses.Make.Sales",
            "--through", "pipe", "--compress", "none", "--network", "56kbit", "--processes", "1");

        Assert.True(answer.ExitCode == 0, answer.Errors);
        Assert.Contains("write with a pipe", answer.Output, StringComparison.Ordinal);
        Assert.Contains("at 56kbit/s without compression",
            string.Join(' ', answer.Output.Split((char[]?)null, StringSplitOptions.RemoveEmptyEntries)), StringComparison.Ordinal);
    }

    [Fact]
    [Trait("Category", "slow")]
    public void A_killed_run_goes_on_where_it_was()
    {
        using WorkingFolder folder = new();
        var file = folder.File("io.json");
        string[] arguments = [.. Small, "--processes", "40", "--surface", "stream", "--through", "memory,pipe", "--compress", "none"];
        var isKilled = false;
        var killed = AssayProcess.Run(folder.Path, of =>
        {
            if (isKilled || !of.Line.StartsWith("Measuring", StringComparison.Ordinal))
                return;
            isKilled = true;
            new Thread(() => KillOnceSaved(of.Process, file)).Start();
        }, arguments);

        Assert.NotEqual(0, killed.ExitCode);
        var before = ProcessesIn(file);
        Assert.InRange(before, 1, 79);
        using (var results = JsonDocument.Parse(File.ReadAllText(file)))
            Assert.False(results.RootElement.GetProperty("isComplete").GetBoolean());

        var rest = AssayInProcess.Run(folder.Path, "run", "io", "--resume", "io.json");
        Assert.True(rest.ExitCode == 0, rest.Errors);
        Assert.Equal(80, ProcessesIn(file));
    }

    /// <summary>Kills the command line, and nothing else, once it has saved what it measured.</summary>
    private static void KillOnceSaved(Process process, string file)
    {
        for (var tenths = 0; tenths < 600 && !process.HasExited; tenths++)
        {
            if (File.Exists(file) && ProcessesIn(file) > 0)
            {
                process.Kill();
                return;
            }

            Thread.Sleep(100);
        }
    }

    private static int ProcessesIn(string file)
    {
        using var results = JsonDocument.Parse(File.ReadAllText(file));
        return results.RootElement.GetProperty("samples").GetProperty("transfers").EnumerateArray()
            .Sum(transfer => transfer.GetProperty("processes").GetArrayLength());
    }
}
