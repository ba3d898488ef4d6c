using System.Diagnostics;
using System.Text;
using System.Text.Json;
using Assay.Engine;

namespace Assay.Experiments.Across.Decoders;

/// <summary>A process of Node.js that decodes payloads one after the other. One that ends or hangs is replaced.</summary>
/// <param name="folder">The program and its packages.</param>
public sealed class DecoderProcess(DecoderFolder folder) : IDisposable
{
    private static readonly TimeSpan Limit = TimeSpan.FromSeconds(20);
    private static readonly Dictionary<string, string> Packages = new()
    {
        ["MessagePack"] = "@msgpack/msgpack",
        ["Protocol Buffers"] = "protobufjs",
        ["Avro"] = "avsc",
        ["Thrift"] = "thrift",
        ["CBOR"] = "cbor",
        ["BSON"] = "bson",
        ["XML"] = "fast-xml-parser",
        ["YAML"] = "yaml",
    };

    private static readonly Lazy<IReadOnlyDictionary<string, string>> Versions = new(DecoderFolder.Versions);
    private readonly Lock asking = new();
    private Process? process;

    /// <summary>The decoder of a format, such as <c>bson 7.3.4</c>; empty where there is none.</summary>
    public static string NameOf(string format) =>
        format == "JSON"
            ? "JSON.parse of Node.js"
            : Packages.TryGetValue(format, out var package)
            ? $"{package} {Versions.Value[package]}"
            : "";

    /// <summary>Decodes a payload.</summary>
    /// <param name="schema">The row's schema; empty where it has none in a file.</param>
    internal DecoderAnswer Decode(string format, byte[] payload, string schema)
    {
        var missing = folder.Missing.Length > 0 || format == "JSON" ? folder.Missing : folder.MissingPackages;
        if (missing.Length > 0)
            return new DecoderAnswer { Missing = missing };
        var question = JsonSerializer.Serialize(new Dictionary<string, string>
        {
            ["format"] = format,
            ["payload"] = Convert.ToBase64String(payload),
            ["schema"] = schema,
        });

        // Ctrl-C ends it, and whoever kills it; what the payload itself ends, it ends twice.
        lock (asking)
            return Ask(question) ?? Ask(question) ?? new DecoderAnswer { Error = "the decoder's process ended" };
    }

    /// <summary>Ends the process.</summary>
    public void Dispose()
    {
        if (process is null)
            return;
        ChildProcesses.KillTree(process);
        process.Dispose();
        process = null;
    }

    /// <summary>Asks; null where the process ended.</summary>
    private DecoderAnswer? Ask(string question)
    {
        process ??= Start();
        try
        {
            process.StandardInput.WriteLine(question);
            process.StandardInput.Flush();
            var line = process.StandardOutput.ReadLineAsync();
            if (!line.Wait(Limit))
            {
                Dispose();
                return new DecoderAnswer { Error = $"no answer within {Limit.TotalSeconds:0} s" };
            }

            if (line.Result is { } text)
                return Read(text);
        }
        catch (IOException)
        {
            // It ended; the next payload gets another process.
        }

        Dispose();
        return null;
    }

    private Process Start()
    {
        ProcessStartInfo command = new(DecoderFolder.NodeName, [DecoderFolder.Program])
        {
            WorkingDirectory = folder.Path,
            UseShellExecute = false,
            RedirectStandardInput = true,
            RedirectStandardOutput = true,
            RedirectStandardError = true,
            StandardInputEncoding = new UTF8Encoding(false),
            StandardOutputEncoding = Encoding.UTF8,
        };
        var started = ChildProcesses.Start(command);
        started.ErrorDataReceived += static (_, _) => { };
        started.BeginErrorReadLine();
        return started;
    }

    private static DecoderAnswer Read(string line)
    {
        using var answer = JsonDocument.Parse(line);
        var root = answer.RootElement;
        return root.TryGetProperty("tree", out var tree) ? new DecoderAnswer { Tree = DecodedNode.Read(tree) }
            : root.TryGetProperty("none", out var none) ? new DecoderAnswer { Missing = none.GetString() ?? "" }
            : new DecoderAnswer { Error = root.GetProperty("error").GetString() ?? "" };
    }
}

/// <summary>What a decoder said of a payload: one of three.</summary>
internal sealed record DecoderAnswer
{
    /// <summary>What it read; null where it did not.</summary>
    public DecodedNode? Tree { get; init; }

    /// <summary>What it threw; empty where it did not.</summary>
    public string Error { get; init; } = "";

    /// <summary>Why there is no decoder; empty where there is one.</summary>
    public string Missing { get; init; } = "";
}
