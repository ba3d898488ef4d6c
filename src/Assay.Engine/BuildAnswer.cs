using System.Globalization;
using System.Text.RegularExpressions;
using Assay.Core.Results;

namespace Assay.Engine;

/// <summary>Why something was not built.</summary>
/// <param name="Status">Not available, broken or excluded.</param>
/// <param name="Cause">The first line of it.</param>
public sealed record BuildFailure(RowStatus Status, string Cause);

/// <summary>Reads why a build failed from what it printed.</summary>
public static partial class BuildAnswer
{
    /// <summary>How the cause begins where a restore failed without a code, as it does on a file that is no package.</summary>
    internal const string RestoreFailed = "the restore failed: ";

    /// <summary>What native AOT needs of the system.</summary>
    internal const string NativeLinkerMissing = "native AOT needs a linker and zlib: on Debian and Ubuntu, install clang (or gcc) and zlib1g-dev; elsewhere see https://aka.ms/nativeaot-prerequisites";

    /// <summary>What eng/Assay.Adapter.SchemaCompiler.targets says where the system lacks a compiler, or has another version.</summary>
    private const string SchemaCompilerMissing = "ASSAY010";

    /// <summary>MSBuild's word that a program ended with an error, whose own words stand before it.</summary>
    private const string ProgramEnded = "MSB3073";

    /// <summary>The outcome of a failed build: not available where the restore failed or the system lacks a compiler of schemas, broken otherwise, with the first error.</summary>
    /// <param name="output">Everything that <c>dotnet build</c> printed.</param>
    /// <param name="exitCode">Its exit code.</param>
    public static BuildFailure Failed(string output, int exitCode)
    {
        Match? error = output.Split('\n').Select(line => ErrorLine().Match(line.TrimEnd())).FirstOrDefault(match => match.Success);
        if (NativeLinker().Match(output) is { Success: true })
            return new BuildFailure(RowStatus.NotAvailable, NativeLinkerMissing);
        if (error is null && output.Split('\n').Select(line => RestoreError().Match(line.TrimEnd())).FirstOrDefault(match => match.Success) is Match restore)
            return new BuildFailure(RowStatus.NotAvailable, RestoreFailed + WithoutFeeds(restore.Groups["text"].Value.Trim().TrimEnd('.')));
        if (error is null)
            return new BuildFailure(RowStatus.Broken, LastLine(output, exitCode));
        string code = error.Groups["code"].Value;
        string text = $"{code}: {error.Groups["text"].Value.Trim()}";
        if (code == ProgramEnded && output.Split('\n').Select(line => ProgramError().Match(line.TrimEnd())).FirstOrDefault(match => match.Success) is Match said)
            return new BuildFailure(RowStatus.Broken, said.Groups["text"].Value.Trim());
        if (code == SchemaCompilerMissing)
            return new BuildFailure(RowStatus.NotAvailable, error.Groups["text"].Value.Trim());
        return code.StartsWith("NU1", StringComparison.Ordinal)
            ? new BuildFailure(RowStatus.NotAvailable, WithoutFeeds(text))
            : new BuildFailure(RowStatus.Broken, text);
    }

    /// <summary>Whether a restore failed because the feeds know the package and not the version of it that was asked for.</summary>
    /// <param name="output">Everything that the build printed.</param>
    /// <param name="package">The package's name.</param>
    public static bool LacksVersion(string output, string package) => output.Split('\n').Select(line => UnknownVersion().Match(line))
        .Any(match => match.Success && string.Equals(match.Groups["package"].Value, package, StringComparison.OrdinalIgnoreCase));

    /// <summary>A feed's answer without the feed's address, which differs from machine to machine.</summary>
    private static string WithoutFeeds(string text)
    {
        string withoutAddress = Address().Replace(text, "<address>");
        return SourceList().Replace(withoutAddress, match => $"in your NuGet sources{match.Groups["end"].Value}");
    }

    private static string LastLine(string output, int exitCode)
    {
        string line = output.Split('\n').LastOrDefault(line => line.Trim().Length > 0)?.Trim() ?? "";
        return string.Create(CultureInfo.InvariantCulture, $"dotnet build ended with exit code {exitCode}{(line.Length > 0 ? $": {line}" : "")}");
    }

    [GeneratedRegex(@"^(?<place>.*?)\s*:?\s*\berror\s+(?<code>[A-Z]+\d+)\s*:\s*(?<text>.*?)(\s+\[[^\]]*\])?$")]
    private static partial Regex ErrorLine();

    [GeneratedRegex(@"^EXEC\s*:\s*error\s*:\s*(?<text>.*?)(\s+\[[^\]]*\])?$")]
    private static partial Regex ProgramError();

    [GeneratedRegex(@"Platform linker \(|Platform linker not found|cannot find -lz\b|unable to find library -lz\b")]
    private static partial Regex NativeLinker();

    [GeneratedRegex(@"\bNuGet\.targets\(\d+,\d+\)\s*:\s*error\s*:\s*(?<text>.*?)(\s+\[[^\]]*\])?$")]
    private static partial Regex RestoreError();

    [GeneratedRegex(@"\berror NU110[23]\s*:\s*Unable to find (a stable )?package (?<package>\S+) with version")]
    private static partial Regex UnknownVersion();

    [GeneratedRegex(@"https?://[^\s'""]+")]
    private static partial Regex Address();

    [GeneratedRegex(@"in source\(s\): [^\r\n]*?(?<end>\.?)$")]
    private static partial Regex SourceList();
}
