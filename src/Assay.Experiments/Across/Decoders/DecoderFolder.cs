using System.ComponentModel;
using System.Diagnostics;
using System.Security.Cryptography;
using System.Text.Json;
using Assay.Engine;

namespace Assay.Experiments.Across.Decoders;

/// <summary>
/// The folder with the program that decodes, and with its npm packages, restored from the registry that npm is set to. The cache keeps one
/// for each set of versions.
/// </summary>
/// <param name="Missing">Why there is no Node.js, as a sentence; empty where there is one.</param>
/// <param name="MissingPackages">Why packages are missing, as a sentence: JSON needs none. Empty where they are there.</param>
public sealed record DecoderFolder(string Path, string Missing, string MissingPackages)
{
    internal const string Program = "decode.mjs";

    private const string Lock = "package-lock.json";
    private static readonly string[] Files = [".npmrc", "package.json", Lock, Program];
    private static readonly TimeSpan RestoreLimit = TimeSpan.FromMinutes(3);

    /// <summary>Prepares the folder in a cache; restores packages once.</summary>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public static DecoderFolder Prepare(string cache, CancellationToken cancellation)
    {
        if (Try("", ["--version"], TimeSpan.FromSeconds(30), NodeName, cancellation) is { Length: > 0 } missing)
            return new DecoderFolder("",
                $"Node.js is missing, so nothing was decoded in another language ({missing}). Install Node.js 20 or newer and run "
                    + "again.", "");
        var folder = System.IO.Path.Combine(cache, "decoders", Hash()[..16]);
        Directory.CreateDirectory(folder);
        foreach (var file in Files)
            File.WriteAllBytes(System.IO.Path.Combine(folder, file), Content(file));
        var restored = System.IO.Path.Combine(folder, "node_modules", ".package-lock.json");
        if (File.Exists(restored))
            return new DecoderFolder(folder, "", "");
        var failure = Try(folder,
            ["ci", "--fetch-retries=0", "--no-audit", "--no-fund", "--ignore-scripts", "--omit=optional", "--loglevel=error"], RestoreLimit,
            NpmName, cancellation);
        return new DecoderFolder(folder, "",
            failure.Length == 0
                ? ""
                : $"npm could not restore the decoders ({failure}). Run again with a connection to your npm registry.");
    }

    /// <summary>The packages and their versions, such as <c>bson 7.3.4</c>, by name.</summary>
    internal static IReadOnlyDictionary<string, string> Versions()
    {
        using var package = JsonDocument.Parse(Content("package.json"));
        return package.RootElement.GetProperty("dependencies").EnumerateObject()
            .ToDictionary(one => one.Name, one => one.Value.GetString()!);
    }

    /// <summary>The program that runs JavaScript.</summary>
    internal static string NodeName => "node";

    private static string NpmName => OperatingSystem.IsWindows() ? "npm.cmd" : "npm";

    private static byte[] Content(string file)
    {
        using var stream = typeof(DecoderFolder).Assembly.GetManifestResourceStream($"decoders/{file}")!;
        using MemoryStream content = new();
        stream.CopyTo(content);
        return content.ToArray();
    }

    private static string Hash() => Convert.ToHexStringLower(SHA256.HashData([.. Files.SelectMany(Content)]));

    /// <summary>Runs a program; what went wrong, empty where nothing did.</summary>
    private static string Try(string folder, IEnumerable<string> arguments, TimeSpan limit, string program, CancellationToken cancellation)
    {
        // A restore that outlives a killed program writes into the folder of the next.
        using CommandFolder temporary = new();
        try
        {
            (var exitCode, var output, var errors) = ProgramCommand.Run(
                new ProcessStartInfo(program, arguments) { WorkingDirectory = folder }, limit, cancellation, started: temporary.Note);
            return exitCode switch
            {
                null => "it took too long",
                0 => "",
                _ => FirstLine(errors + output),
            };
        }
        catch (Win32Exception)
        {
            return $"{program} is not on the path";
        }
    }

    private static string FirstLine(string text) =>
        text.Split('\n').Select(line => line.Trim()).FirstOrDefault(line => line.Length > 0) ?? "no reason given";
}
