using System.Globalization;
using System.Text.Json;
using System.Text.RegularExpressions;

namespace Assay.Engine.UserTypes;

/// <summary>Builds a user's project and finds the dll that it makes.</summary>
/// <param name="file">Full path of the project.</param>
internal sealed partial class TypesProject(string file, CancellationToken cancellation)
{
    private static readonly TimeSpan TimeLimit = TimeSpan.FromMinutes(10);

    /// <summary>Which files are projects.</summary>
    public static IReadOnlyList<string> Endings { get; } = [".csproj", ".fsproj", ".vbproj"];

    /// <summary>Whether a file is a project, by its name.</summary>
    public static bool Is(string file) => Endings.Contains(Path.GetExtension(file).ToLowerInvariant());

    private string Name => Path.GetFileName(file);

    private string Folder => Path.GetDirectoryName(file)!;

    /// <summary>Builds the project for release, as the user's own tools would, with what it needs beside it.</summary>
    /// <param name="frameworks">Target frameworks of the workers; of a project with several of its own, the newest that all of them run is
    /// built.</param>
    /// <returns>Full path of the dll.</returns>
    /// <exception cref="BadInputException">It does not build; the sentence holds the first error.</exception>
    public string Build(IReadOnlyList<string> frameworks)
    {
        var properties = Evaluate([]);
        var chosen = properties["TargetFrameworks"].Length > 0 ? Choose(properties["TargetFrameworks"], frameworks) : null;
        string[] framework = chosen is null ? [] : [$"-p:TargetFramework={chosen}"];

        // Where the clock was set back, what was built before looks newer than every source.
        string[] anew = FileAge.IsAnyAhead(Path.Combine(Folder, "obj")) ? ["--no-incremental"] : [];
        (var exitCode, var output, _) = Run(
            ["build", file, .. anew, "-c", "Release", "--nologo", "-v:minimal", "-m:1", "-nodeReuse:false", "-tl:off",
                "-p:CopyLocalLockFileAssemblies=true", .. framework]);
        if (exitCode != 0)
            throw new BadInputException($"{Name} does not build: {Reason(exitCode, output)}. Fix it and run again.");
        var target = (chosen is null ? properties : Evaluate(framework))["TargetPath"];
        return File.Exists(target)
            ? target
            : throw new BadInputException(
                $"{Name} was built, but {(target.Length > 0 ? target : "its assembly")} is missing. Name the .dll instead of the project.");
    }

    private Dictionary<string, string> Evaluate(string[] properties)
    {
        (var exitCode, var output, var errors) = Run(
            ["msbuild", file, "-nologo", "-p:Configuration=Release", "-p:CopyLocalLockFileAssemblies=true",
                "-getProperty:TargetFrameworks,TargetFramework,TargetPath", .. properties]);
        if (exitCode != 0)
            throw new BadInputException($"{Name} cannot be read: {Reason(exitCode, output + errors)}. Fix it and run again.");
        using var document = JsonDocument.Parse(output[Math.Max(0, output.IndexOf('{', StringComparison.Ordinal))..]);
        return document.RootElement.GetProperty("Properties").EnumerateObject()
            .ToDictionary(property => property.Name, property => property.Value.GetString() ?? "");
    }

    /// <summary>The newest target framework of a list that every worker can run.</summary>
    private string Choose(string list, IReadOnlyList<string> frameworks)
    {
        var own = list.Split(';', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries);
        var newest = frameworks.Min(AssemblyRules.MajorOf);
        return own.Where(target => AssemblyRules.MajorOf(target) is >= 5 and int major && major <= newest).MaxBy(AssemblyRules.MajorOf)
            ?? own.FirstOrDefault(target => target.StartsWith("netstandard", StringComparison.Ordinal))
            ?? throw new BadInputException(
                $"{Name} targets {string.Join(", ", own)}, but workers run {string.Join(", ", frameworks)}. Add one of these, or "
                    + "netstandard2.0.");
    }

    private (int? ExitCode, string Output, string Errors) Run(IEnumerable<string> arguments) =>
        DotnetCommand.Run(Folder, arguments, [], TimeLimit, cancellation);

    private string Reason(int? exitCode, string output)
    {
        if (exitCode is not int code)
            return string.Create(CultureInfo.InvariantCulture, $"it took over {TimeLimit.TotalMinutes:0} min");
        var error = output.Split('\n').Select(line => ErrorLine().Match(line.TrimEnd())).FirstOrDefault(match => match.Success);
        if (error is null)
            return BuildAnswer.Failed(output, code).Cause.TrimEnd('.');
        var place = error.Groups["place"].Value.Trim();
        var relative = Path.IsPathRooted(place) ? Path.GetRelativePath(Folder, place) : place;
        return $"{(relative.Length > 0 && relative != Name ? relative + ": " : "")}{error.Groups["code"].Value}: "
            + $"{error.Groups["text"].Value.Trim().TrimEnd('.')}";
    }

    [GeneratedRegex(@"^(?<place>.*?)\s*:?\s*\berror\s+(?<code>[A-Z]+\d+)\s*:\s*(?<text>.*?)(\s+\[[^\]]*\])?$")]
    private static partial Regex ErrorLine();
}
