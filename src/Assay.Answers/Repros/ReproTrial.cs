using System.Diagnostics;
using System.Globalization;
using System.Reflection;
using System.Text.RegularExpressions;
using Assay.Engine;
using Assay.Engine.Building;
using Assay.Engine.UserTypes;
using Assay.Repros;

namespace Assay.Answers.Repros;

/// <summary>
/// Compiles and runs repro files next to the packages that an adapter's build restored: a second for each, where a build takes many.
/// </summary>
internal sealed class ReproTrial : IDisposable
{
    /// <summary>Name of the program and its assembly.</summary>
    public const string ProgramName = "repro";

    /// <summary>Some libraries write the name of the assembly, which a file has of its own name unless it is told otherwise.</summary>
    public static readonly FileDirective NamedAssembly = FileDirective.Property("AssemblyName", ProgramName);

    private const string FailureMark = "FAILS: ";

    private static readonly TimeSpan LongestRun = TimeSpan.FromSeconds(30);
    private static readonly TimeSpan LeastRun = TimeSpan.FromSeconds(3);

    private readonly Dictionary<string, string> variables;
    private readonly ScratchFolder temporary = new("repro");
    private readonly string folder;
    private readonly CancellationToken cancellation;
    private TimeSpan limit = LongestRun;
    private int? mostWarnings;

    /// <param name="program">The adapter's program.</param>
    /// <param name="generators">Assemblies with source generators.</param>
    /// <param name="leftOut">Names of files next to the program that are not for a file: the user's own assemblies.</param>
    /// <param name="heapBytes">The heap that a file gets: that of the process whose verdict it shows.</param>
    /// <param name="cancellation">Ends everything at once.</param>
    public ReproTrial(AdapterProgram program, IReadOnlyList<string> generators, IReadOnlySet<string> leftOut, long heapBytes,
        CancellationToken cancellation)
    {
        this.cancellation = cancellation;
        folder = temporary.Path;
        variables = new(StringComparer.Ordinal)
        {
            ["DOTNET_GCHeapHardLimit"] = heapBytes.ToString("X", CultureInfo.InvariantCulture),
            ["DOTNET_DbgEnableMiniDump"] = "0",
        };
        foreach (var file in Directory.EnumerateFiles(Path.GetDirectoryName(program.File)!, "*.dll")
            .Where(file => file != program.File
                && !leftOut.Contains(Path.GetFileName(file)) && !Path.GetFileName(file).StartsWith("Assay.", StringComparison.Ordinal)))
            File.Copy(file, Path.Combine(folder, Path.GetFileName(file)));
        File.Copy(Path.ChangeExtension(program.File, ".runtimeconfig.json"), Path.Combine(folder, ProgramName + ".runtimeconfig.json"));
        ReproDependencies.Write(program.File, folder, ProgramName);
        string[] packages = [.. Directory.EnumerateFiles(folder, "*.dll").Where(IsManaged)];
        HashSet<string?> names = [.. packages.Select(Path.GetFileName)];
        Compiler = new ReproCompiler(
            [.. FrameworkAssemblies.Managed.Where(file => !names.Contains(Path.GetFileName(file))), .. packages], generators);
    }

    /// <summary>Compiles files.</summary>
    public ReproCompiler Compiler { get; }

    /// <inheritdoc/>
    public void Dispose() => temporary.Dispose();

    /// <summary>Compiles and runs a file.</summary>
    public ReproOutcome Run(string source)
    {
        var compiled = Compiler.Compile(source, cancellation);
        if (compiled.Image is null)
            return new ReproOutcome(ReproEnding.NotCompiled, compiled.Error);
        mostWarnings ??= compiled.Warnings;
        if (compiled.Warnings > mostWarnings)
            return new ReproOutcome(ReproEnding.NotCompiled, "more warnings than the first file");
        var begin = Stopwatch.GetTimestamp();
        var outcome = Judge(Execute(compiled.Image));
        // A shorter file that takes many times as long as the first does something else.
        if (limit == LongestRun && outcome.Ending != ReproEnding.Hung)
            limit = LeastRun + (Stopwatch.GetElapsedTime(begin) * 3);
        return outcome;
    }

    /// <summary>Runs a program that tells what it writes; null where it does not.</summary>
    public byte[]? Written(string source) => Compiler.Compile(source, cancellation).Image is byte[] image
        && Execute(image).Output.ReplaceLineEndings("\n").Split('\n')
            .LastOrDefault(line => line.StartsWith(WrittenPayload.Mark, StringComparison.Ordinal)) is string told
        ? Convert.FromHexString(told[WrittenPayload.Mark.Length..])
        : null;

    private (int? ExitCode, string Output, string Errors) Execute(byte[] image)
    {
        File.WriteAllBytes(Path.Combine(folder, ProgramName + ".dll"), image);
        return DotnetCommand.Run(folder, ["exec", ProgramName + ".dll"], variables, limit, cancellation);
    }

    /// <summary>What a run of a file shows.</summary>
    internal static ReproOutcome Judge((int? ExitCode, string Output, string Errors) ended)
    {
        var said = ended.Output.ReplaceLineEndings("\n").Split('\n')
            .LastOrDefault(line => line.StartsWith(FailureMark, StringComparison.Ordinal));
        return (ended.ExitCode, said) switch
        {
            (null, _) => new ReproOutcome(ReproEnding.Hung, "no answer in time"),
            (0, _) => new ReproOutcome(ReproEnding.Held, ""),
            (1, not null) => new ReproOutcome(ReproEnding.Failed, said![FailureMark.Length..]),
            _ => new ReproOutcome(
                ended.Errors.Contains("Unhandled exception", StringComparison.Ordinal) ? ReproEnding.Threw : ReproEnding.Crashed,
                FirstLine(ended.Errors)),
        };
    }

    private static string FirstLine(string text) =>
        text.ReplaceLineEndings("\n").Split('\n').FirstOrDefault(line => line.Trim().Length > 0) ?? "";

    private static bool IsManaged(string file)
    {
        try
        {
            AssemblyName.GetAssemblyName(file);
            return true;
        }
        catch (BadImageFormatException)
        {
            return false;
        }
    }
}

/// <summary>How a run of a file ended.</summary>
internal enum ReproEnding
{
    /// <summary>It said that nothing fails.</summary>
    Held,

    /// <summary>It said what fails.</summary>
    Failed,

    /// <summary>An exception that it does not catch ended it.</summary>
    Threw,

    /// <summary>The process ended otherwise.</summary>
    Crashed,

    /// <summary>It did not end in time.</summary>
    Hung,

    NotCompiled,
}

/// <summary>What a run of a file showed.</summary>
internal sealed partial record ReproOutcome(ReproEnding Ending, string Said)
{
    private const int MostOfMessage = 120;

    /// <summary>The failure without its values: equal for two files that fail in the same way. Null where nothing fails.</summary>
    public string? Manner => Ending == ReproEnding.Held ? null : $"{Ending}: {(Place.Length > 0 ? $"{Place}, {Kind}" : Beginning)}";

    /// <summary>Where something differs, such as <c>Account.balance</c>; empty where that is not what fails.</summary>
    public string Place => Ending == ReproEnding.Failed && Said.Contains(
        ": expected", StringComparison.Ordinal) ? Changing().Replace(Said.Split(": expected")[0], "") : "";

    // An absent value, and an object in the place of another, are failures of other kinds than a wrong value.
    private string Kind => Said.EndsWith("got null", StringComparison.Ordinal) ? "null" : Said.EndsWith(
        "separate one", StringComparison.Ordinal) ? "separate" : Said.EndsWith("shared one", StringComparison.Ordinal) ? "shared" : "value";

    // Messages end with names and positions that a shorter value does not have.
    private string Beginning => Changing().Replace(Said, "") is var text && text.Length > MostOfMessage ? text[..MostOfMessage] : text;

    [GeneratedRegex(@"\[\d+\]|\d+|""[^""]*""|'[^']*'")]
    private static partial Regex Changing();
}
