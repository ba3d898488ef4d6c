using System.Globalization;
using System.Text.RegularExpressions;

namespace Assay.Engine;

/// <summary>Reads why a build failed from what it printed.</summary>
public static partial class BuildAnswer
{
    /// <summary>What native AOT needs of the system.</summary>
    internal const string NativeLinkerMissing =
        "native AOT needs a linker and zlib: on Debian and Ubuntu, install clang (or gcc) and zlib1g-dev; elsewhere see "
            + "https://aka.ms/nativeaot-prerequisites";

    /// <summary>What eng/Assay.Adapter.SchemaCompiler.targets says where the system lacks a compiler, or has another version.</summary>
    private const string SchemaCompilerMissing = "ASSAY010";

    /// <summary>MSBuild's word that a program ended with an error, whose own words stand before it.</summary>
    private const string ProgramEnded = "MSB3073";

    /// <summary>
    /// The outcome of a failed build: not available where the restore failed or the system lacks a compiler of schemas, broken otherwise,
    /// with the first error.
    /// </summary>
    /// <param name="output">Everything that <c>dotnet build</c> printed.</param>
    public static BuildFailure Failed(string output, int exitCode)
    {
        var error = output.Split('\n').Select(line => ErrorLine().Match(line.TrimEnd())).FirstOrDefault(match => match.Success);
        if (NativeLinker().Match(output) is { Success: true })
            return new BuildFailure(BuildFailureKind.ToolMissing, NativeLinkerMissing);
        if (error is null
            && output.Split('\n').Select(line => RestoreError().Match(line.TrimEnd()))
                .FirstOrDefault(match => match.Success) is Match restore)
            return new BuildFailure(
                BuildFailureKind.RestoreFailed, $"the restore failed: {WithoutFeeds(restore.Groups["text"].Value.Trim().TrimEnd('.'))}");
        if (error is null)
            return new BuildFailure(BuildFailureKind.Broken, LastLine(output, exitCode));
        var code = error.Groups["code"].Value;
        var text = $"{code}: {error.Groups["text"].Value.Trim()}";
        if (code == ProgramEnded
            && output.Split('\n').Select(line => ProgramError().Match(line.TrimEnd())).FirstOrDefault(match => match.Success) is Match said)
            return new BuildFailure(BuildFailureKind.Broken, said.Groups["text"].Value.Trim());
        if (code == SchemaCompilerMissing)
            return new BuildFailure(BuildFailureKind.ToolMissing, error.Groups["text"].Value.Trim());
        return code.StartsWith("NU1", StringComparison.Ordinal)
            ? OfRestore(code, text)
            : new BuildFailure(BuildFailureKind.Broken, text);
    }

    private static BuildFailure OfRestore(string code, string text) => new(KindOf(code), WithoutFeeds(text))
    {
        Lacking = LackedPackage().Match(text).Groups["package"].Value,
    };

    private static BuildFailureKind KindOf(string code) => code switch
    {
        "NU1101" => BuildFailureKind.PackageUnknown,
        "NU1102" or "NU1103" => BuildFailureKind.VersionUnknown,
        _ => BuildFailureKind.RestoreRefused,
    };

    /// <summary>A feed's answer without the feed's address, which differs from machine to machine.</summary>
    private static string WithoutFeeds(string text)
    {
        var withoutAddress = Address().Replace(text, "<address>");
        return SourceList().Replace(withoutAddress, match => $"in your NuGet sources{match.Groups["end"].Value}");
    }

    private static string LastLine(string output, int exitCode)
    {
        string line = output.Split('\n').LastOrDefault(line => line.Trim().Length > 0)?.Trim() ?? "";
        return string.Create(
            CultureInfo.InvariantCulture, $"dotnet build ended with exit code {exitCode}{(line.Length > 0 ? $": {line}" : "")}");
    }

    [GeneratedRegex(@"^(?<place>.*?)\s*:?\s*\berror\s+(?<code>[A-Z]+\d+)\s*:\s*(?<text>.*?)(\s+\[[^\]]*\])?$")]
    private static partial Regex ErrorLine();

    [GeneratedRegex(@"^EXEC\s*:\s*error\s*:\s*(?<text>.*?)(\s+\[[^\]]*\])?$")]
    private static partial Regex ProgramError();

    [GeneratedRegex(@"Platform linker \(|Platform linker not found|cannot find -lz\b|unable to find library -lz\b")]
    private static partial Regex NativeLinker();

    [GeneratedRegex(@"\bNuGet\.targets\(\d+,\d+\)\s*:\s*error\s*:\s*(?<text>.*?)(\s+\[[^\]]*\])?$")]
    private static partial Regex RestoreError();

    [GeneratedRegex(@"^NU110[123]: Unable to find (a stable )?package (?<package>\S+?)(\.? with version|\.\s|\.$)")]
    private static partial Regex LackedPackage();

    [GeneratedRegex(@"https?://[^\s'""]+")]
    private static partial Regex Address();

    [GeneratedRegex(@"in source\(s\): [^\r\n]*?(?<end>\.?)$")]
    private static partial Regex SourceList();
}
