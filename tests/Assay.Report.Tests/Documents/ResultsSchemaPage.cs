using System.Text;
using Assay.Core.Results;
using Assay.Engine.Planning;
using Assay.Engine.Storage;
using Assay.Tests.Shared;

namespace Assay.Report.Tests.Documents;

/// <summary><c>docs/results-schema.md</c>: the fields of a results file, written from the comments of its records.</summary>
public sealed class ResultsSchemaPage
{
    private const string Page = "docs/results-schema.md";

    [Fact]
    public void Every_field_of_a_results_file_is_described() => GeneratedPart.EnsureCurrent(Page, "fields", Text());

    [Fact]
    public void The_schema_version_described_is_the_one_written() => Assert.Contains(
        $"schema version **{ResultsFile.CurrentSchemaVersion}**", File.ReadAllText(Path.Combine(GeneratedPart.Root, Page)),
        StringComparison.Ordinal);

    private static string Text()
    {
        RecordTexts records = new(ResultsJson.Whole.Options);
        StringBuilder text = new($"\n## The file\n{records.Of(typeof(ResultsFile))}\n## Experiments\n");
        text.Append("\nWhat `kind`, `own` and `samples` hold. In both objects `of` names the experiment, of `fuzz` `hostile`.\n");
        text.Append(GeneratedPart.Table(["kind", "command", "`options.own`", "`samples`"], KnownExperiments.All.Select(Cells)).TrimEnd());
        text.Append('\n');
        foreach (var type in KnownExperiments.All.SelectMany(TypesOf).OfType<Type>())
            text.Append(records.Of(type));
        return text.Append($"\n## Values of enums\n{records.Enums()}\n").ToString();
    }

    private static string[] Cells(Experiment experiment) =>
        [$"`{experiment.Kind}`", $"`assay {experiment.Command}`", .. TypesOf(experiment).Select(Linked)];

    private static Type?[] TypesOf(Experiment experiment) => [experiment.OptionsType, experiment.NewSamples()?.GetType()];

    private static string Linked(Type? type) => type is null ? "null" : $"[{type.Name}](#{type.Name.ToLowerInvariant()})";
}
