using System.Text.RegularExpressions;
using Xunit;

namespace Assay.Architecture.Tests;

/// <summary>An experiment stands in a folder of its own, and nothing reaches it but through the list of all.</summary>
public partial class ExperimentRules
{
    private static readonly string Room = Path.Combine(Repository.Root, "src", "Assay.Experiments");

    private static readonly (string Name, string Folder)[] Experiments =
    [
        .. Repository.SourceFiles.Where(file => file.StartsWith(Room, StringComparison.Ordinal))
            .SelectMany(file => Declaration().Matches(File.ReadAllText(file)).Select(found => (found.Groups[1].Value, FolderOf(file)))),
    ];

    [Fact]
    public void An_experiment_is_named_in_its_folder_and_in_the_list_or_to_derive_from_it()
    {
        string[] elsewhere = [.. from file in Repository.SourceFiles
                                 where file.StartsWith(Room, StringComparison.Ordinal) && FolderOf(file) != "Registry"
                                 let text = Declaration().Replace(File.ReadAllText(file), "")
                                 from experiment in Experiments
                                 where FolderOf(file) != experiment.Folder && Regex.IsMatch(text, $@"\b{experiment.Name}\b")
                                 select $"{Path.GetRelativePath(Room, file)}: {experiment.Name}"];

        Assert.Equal([], elsewhere);
    }

    [Fact]
    public void The_list_has_every_experiment()
    {
        var list = File.ReadAllText(Path.Combine(Room, "Registry", "ExperimentList.cs"));

        Assert.Equal(Experiments.Length, Regex.Count(list, @"\bnew \w+Experiment\(\)"));
        Assert.All(Experiments, experiment => Assert.Matches($@"\bnew {experiment.Name}\(\)", list));
    }

    private static string FolderOf(string file) => Path.GetRelativePath(Room, file).Replace('\\', '/').Split('/')[0];

    [GeneratedRegex(@"^public (?:sealed )?class (\w+Experiment) : \w*Experiment\b", RegexOptions.Multiline)]
    private static partial Regex Declaration();
}
