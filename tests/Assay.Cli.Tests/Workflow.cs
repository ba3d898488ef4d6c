using System.Text.RegularExpressions;
using YamlDotNet.Serialization;
using YamlDotNet.Serialization.NamingConventions;

namespace Assay.Cli.Tests;

/// <summary>A workflow of CI, as far as its tests need it.</summary>
internal sealed partial record Workflow
{
    public string Name { get; init; } = "";

    public Dictionary<string, string> Env { get; init; } = [];

    public Dictionary<string, WorkflowJob> Jobs { get; init; } = [];

    /// <summary>The workflows that a page shows, in their order.</summary>
    public static IReadOnlyList<Workflow> In(string page)
    {
        var yaml = new DeserializerBuilder().WithNamingConvention(HyphenatedNamingConvention.Instance)
            .IgnoreUnmatchedProperties().Build();
        return [.. Blocks().Matches(page).Select(block => block.Groups[1].Value).Where(text => !IsStep(text))
            .Select(yaml.Deserialize<Workflow>)];
    }

    /// <summary>The steps that a page shows alone, in their order.</summary>
    public static IReadOnlyList<WorkflowStep> StepsIn(string page)
    {
        var yaml = new DeserializerBuilder().WithNamingConvention(HyphenatedNamingConvention.Instance)
            .IgnoreUnmatchedProperties().Build();
        return [.. Blocks().Matches(page).Select(block => block.Groups[1].Value).Where(IsStep)
            .SelectMany(yaml.Deserialize<List<WorkflowStep>>)];
    }

    private static bool IsStep(string text) => text.StartsWith('-');

    [GeneratedRegex(@"^```yaml\n(.*?)^```$", RegexOptions.Multiline | RegexOptions.Singleline)]
    private static partial Regex Blocks();
}

/// <summary>A job: its steps run one after the other.</summary>
internal sealed record WorkflowJob
{
    public string RunsOn { get; init; } = "";

    public string Needs { get; init; } = "";

    public WorkflowStrategy Strategy { get; init; } = new();

    public List<WorkflowStep> Steps { get; init; } = [];
}

/// <summary>The machines that a job is repeated on.</summary>
internal sealed record WorkflowStrategy
{
    public Dictionary<string, List<string>> Matrix { get; init; } = [];
}

/// <summary>A step: an action of the CI service, or commands.</summary>
internal sealed record WorkflowStep
{
    public string Name { get; init; } = "";

    public string Uses { get; init; } = "";

    public string Run { get; init; } = "";

    public Dictionary<string, string> With { get; init; } = [];

    public Dictionary<string, string> Env { get; init; } = [];
}
