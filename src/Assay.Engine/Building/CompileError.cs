using System.Text.RegularExpressions;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Engine.Building;

/// <summary>An error that a build printed about code or a schema.</summary>
/// <param name="File">Where it is, or what found it.</param>
/// <param name="Code">Its code, such as <c>CS0122</c>; empty where it has none.</param>
internal sealed partial record CompileError(string File, string Code, string Text)
{
    /// <summary>
    /// A generator that could not be started, could not be made, or threw; eng/Assay.Adapter.props makes errors of these warnings.
    /// </summary>
    private static readonly string[] Crashes = ["CS8784", "CS8785", "CS8032", "CS9057"];

    private static readonly string[] OtherFailures = ["NU", "NETSDK", "ASSAY"];

    /// <summary>The line in the file, counted from 1; 0 where it is not told.</summary>
    public int Line { get; init; }

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
        .. output.Split('\n').Select(line => Printed().Match(line.TrimEnd())).Where(match => match.Success)
            .Select(match => new CompileError(
                match.Groups["file"].Value.Trim(), match.Groups["code"].Value, match.Groups["text"].Value.Trim().Replace('\t', ' '))
            {
                Line = int.TryParse(match.Groups["line"].Value, out var number) ? number : 0,
            })
            .Where(error => !Array.Exists(OtherFailures, prefix => error.Code.StartsWith(prefix, StringComparison.Ordinal)))
            .Distinct(),
    ];

    /// <summary>
    /// As compilers print it, <c>file(line,column): error CODE: text</c>, and as tools do, <c>file:line:column: error: text</c>.
    /// </summary>
    [GeneratedRegex(
        @"^\s*(?<file>[^()]*?)((\((?<line>\d+)[^)]*\))|(:\s*\d+[:\s\d]*))?\s*:\s*"
        + @"error\b\s*(?<code>[A-Za-z]*\d*)\s*:\s*(?<text>.*?)(\s+\[[^\]]*\])?$")]
    private static partial Regex Printed();

    [GeneratedRegex(@"^CS\d+$")]
    private static partial Regex CompilerCode();
}

/// <summary>Whose fault it is that code did not compile.</summary>
/// <param name="Contracts">The contracts to blame, each with the reason.</param>
/// <param name="Unfound">The reason of an error of contracts that does not tell which; null where there is none.</param>
internal sealed record CompileBlame(IReadOnlyDictionary<ContractKey, ContractRefusal> Contracts, ContractRefusal? Unfound)
{
    /// <summary>No contract is to blame.</summary>
    public static CompileBlame None { get; } = new(new Dictionary<ContractKey, ContractRefusal>(), null);

    /// <summary>
    /// The pieces of the user's code that errors stand in, by the contracts that have them; none where an error stands in what Assay or a
    /// generator wrote.
    /// </summary>
    public ILookup<ContractKey, (CodePiece Piece, string Sentence)> Pieces { get; init; } = Array.Empty<ContractKey>()
        .ToLookup(key => key, _ => default((CodePiece, string)));

    /// <summary>Whether no contract is to blame.</summary>
    public bool IsNone => Contracts.Count == 0 && Unfound is null;
}
