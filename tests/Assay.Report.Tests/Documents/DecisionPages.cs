using Assay.Tests.Shared;

namespace Assay.Report.Tests.Documents;

/// <summary><c>docs/adr/README.md</c>: the decisions, from their titles.</summary>
public sealed class DecisionPages
{
    private const string Folder = "docs/adr";
    private const string Superseded = "Superseded by ";

    [Fact]
    public void Every_decision_is_listed()
    {
        var files = Directory.EnumerateFiles(Path.Combine(GeneratedPart.Root, Folder), "0*.md").Order(StringComparer.Ordinal);

        GeneratedPart.EnsureCurrent($"{Folder}/README.md", "decisions", GeneratedPart.Table(["", "decision", ""], files.Select(Cells)));
    }

    private static string[] Cells(string file)
    {
        var lines = File.ReadAllLines(file);
        var name = Path.GetFileName(file);
        return [$"[{name[..4]}]({name})", lines[0][$"# {name[..4]} ".Length..],
            lines.FirstOrDefault(line => line.StartsWith(Superseded, StringComparison.Ordinal)) ?? ""];
    }
}
