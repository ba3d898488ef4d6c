using System.Text.RegularExpressions;

namespace Assay.Engine.Building;

/// <summary>An error that a build printed about code or a schema.</summary>
/// <param name="File">Where it is, or what found it.</param>
/// <param name="Code">Its code, such as <c>CS0122</c>; empty where it has none.</param>
/// <param name="Text">What it says.</param>
internal sealed partial record CompileError(string File, string Code, string Text)
{
    /// <summary>A generator that could not be started, could not be made, or threw; eng/Assay.Adapter.props makes errors of these warnings.</summary>
    private static readonly string[] Crashes = ["CS8784", "CS8785", "CS8032", "CS9057"];

    private static readonly string[] OtherFailures = ["NU", "NETSDK", "ASSAY"];

    /// <summary>Whether a generator failed as a whole: everything else that is missing follows from it.</summary>
    public bool IsCrash => Crashes.Contains(Code);

    /// <summary>Whether it is of the C# compiler itself, and not of a generator.</summary>
    public bool IsOfCompiler => CompilerCode().IsMatch(Code);

    /// <summary>Whether it is of a build's step, which ran a tool that failed.</summary>
    public bool IsOfTool => Code.StartsWith("MSB", StringComparison.Ordinal);

    /// <summary>Code and text.</summary>
    public string Told => $"{(Code.Length > 0 ? Code + ": " : "")}{Text}";

    /// <summary>The errors in what a build printed, but for those of restores, of the SDK's checks and of the emitter.</summary>
    public static IReadOnlyList<CompileError> In(string output) =>
    [
        .. output.Split('\n').Select(line => Line().Match(line.TrimEnd())).Where(match => match.Success)
            .Select(match => new CompileError(match.Groups["file"].Value.Trim(), match.Groups["code"].Value, match.Groups["text"].Value.Trim().Replace('\t', ' ')))
            .Where(error => !Array.Exists(OtherFailures, prefix => error.Code.StartsWith(prefix, StringComparison.Ordinal)))
            .Distinct(),
    ];

    /// <summary>As compilers print it, <c>file(line,column): error CODE: text</c>, and as tools do, <c>file:line:column: error: text</c>.</summary>
    [GeneratedRegex(@"^\s*(?<file>[^()]*?)((\(\d+[^)]*\))|(:\s*\d+[:\s\d]*))?\s*:\s*error\b\s*(?<code>[A-Za-z]*\d*)\s*:\s*(?<text>.*?)(\s+\[[^\]]*\])?$")]
    private static partial Regex Line();

    [GeneratedRegex(@"^CS\d+$")]
    private static partial Regex CompilerCode();
}
