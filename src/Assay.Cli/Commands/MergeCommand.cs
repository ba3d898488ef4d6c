using System.CommandLine;
using Assay.Cli.Display;
using Assay.Cli.Parsing;
using Assay.Engine;
using Assay.Engine.Merging;
using Assay.Engine.Storage;

namespace Assay.Cli.Commands;

/// <summary><c>assay merge FILE...</c>: makes one results file of the shards that several machines measured.</summary>
internal static class MergeCommand
{
    public static Command Create(Streams streams)
    {
        Argument<string[]> files = new("FILE")
        {
            Description = "Results files of shards, one for each; or of 'assay check cases', with different rows or cases.",
            Arity = ArgumentArity.OneOrMore,
        };
        var outFile = TextOption.Create("--out", "FILE", "Results file to write, such as whole.json.");
        HelpedCommand command = new(
            "merge",
            "Make one results file of several. Takes the shards of a run, which several machines measured, or files of verdicts.",
            "docs/report-formats.md",
            [
                ("assay merge part1.json part2.json --out whole.json", "two shards of a run"),
                ("assay merge part*.json --out whole.json", "all shards in this folder"),
            ],
            ("What to write", [outFile])) { files };
        command.SetAction(parsed => Merge(streams, [.. parsed.GetRequiredValue(files).SelectMany(Expanded)], parsed.GetValue(outFile)));
        return command;
    }

    private static int Merge(Streams streams, IReadOnlyList<string> paths, string? outFile)
    {
        if (outFile is null)
            throw new BadInputException("--out is missing. Name the file for the merged results, such as --out whole.json.");
        using var place = OutFile.ChooseNew(outFile);
        ShardFile[] parts = [.. paths.Select(path => new ShardFile(path, ResultsStore.Load(path)))];
        var merged = ResultsMerger.Merge(parts);
        if (!OutFile.TrySave(merged.File, place.Path, streams))
            return ExitCode.NothingMeasured;
        foreach (var warning in merged.Warnings)
            streams.Errors.WriteLine(warning);
        streams.Errors.WriteLine($"Merged results: {place.Path}. Print them with 'assay report {place.Path}'.");
        return ExitCode.Done;
    }

    /// <summary>Shells of Windows leave <c>part*.json</c> as it is.</summary>
    private static IEnumerable<string> Expanded(string path)
    {
        var name = Path.GetFileName(path);
        var folder = Path.GetDirectoryName(path) ?? "";
        if (!name.AsSpan().ContainsAny('*', '?') || File.Exists(path) || !Directory.Exists(folder.Length == 0 ? "." : folder))
            return [path];
        string[] found = [
            .. Directory.EnumerateFiles(folder.Length == 0 ? "." : folder, name)
                .Select(file => Path.Combine(folder, Path.GetFileName(file)))
                .Order(StringComparer.Ordinal)];
        return found.Length == 0 ? [path] : found;
    }
}
