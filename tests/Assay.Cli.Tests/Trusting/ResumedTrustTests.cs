using Assay.Core.Results;
using Assay.Core.Workloads;
using Assay.Engine.Storage;
using Assay.Engine.Tests.Storage;

namespace Assay.Cli.Tests.Trusting;

/// <summary>A results file of somebody else that names code, continued with <c>--resume</c>.</summary>
public sealed class ResumedTrustTests : IDisposable
{
    private readonly WorkingFolder folder = new();

    public ResumedTrustTests()
    {
        var results = ResultsOf.Empty("json.net/reused");
        TypesOptions types = new()
        {
            Assembly = "Evil.csproj",
            Root = "Evil.Order",
            Known = [],
            Origin = ValueOrigin.Factory,
            Source = "Evil.Samples.Make",
            Hash = "00",
        };
        ResultsStore.Save(results with { IsComplete = false, Options = results.Options with { Types = types } }, folder.File("r.json"));
        File.WriteAllText(folder.File("Evil.csproj"), """
            <Project Sdk="Microsoft.NET.Sdk" InitialTargets="Run">
              <PropertyGroup><TargetFramework>net8.0</TargetFramework></PropertyGroup>
              <Target Name="Run"><WriteLinesToFile File="$(MSBuildThisFileDirectory)ran" Lines="target" /></Target>
            </Project>
            """);
    }

    public void Dispose() => folder.Dispose();

    [Theory]
    [InlineData("run")]
    [InlineData("run startup")]
    [InlineData("run growth")]
    [InlineData("run memory")]
    [InlineData("run io")]
    [InlineData("check hostile")]
    [InlineData("check fuzz")]
    public void What_it_names_is_not_run_unasked(string command)
    {
        var answer = AssayInProcess.Run(folder.Path, [.. command.Split(' '), "--resume", "r.json"]);

        Assert.Equal((2, ""), (answer.ExitCode, answer.Output));
        Assert.Equal(
            $"You have not written or confirmed r.json here, and with it 'assay {command}' would "
                + "build this project or load this dll, and run its code: --types Evil.csproj; "
                + "run this method: --factory Evil.Samples.Make. Read it, then add --trust.",
            answer.Errors.TrimEnd());
        Assert.False(File.Exists(folder.File("ran")));
    }

    [Fact]
    public void Who_names_the_types_again_is_not_asked()
    {
        var answer = AssayInProcess.Run(folder.Path, "run", "--resume", "r.json", "--types", "Own.dll", "--factory", "Own.Samples.Make");

        Assert.DoesNotContain("confirmed", answer.Errors, StringComparison.Ordinal);
        Assert.Equal(2, answer.ExitCode);
    }

    [Fact]
    public void A_confirmed_file_stays_confirmed_while_its_results_grow()
    {
        using WorkingFolder data = new();

        var asked = Resume(data, "y\n");
        var results = ResultsStore.Load(folder.File("r.json"));
        ResultsStore.Save(results with { StartedAt = results.StartedAt.AddDays(1) }, folder.File("r.json"));
        var again = Resume(data, null);
        var types = results.Options.Types! with { Assembly = "Other.csproj" };
        ResultsStore.Save(results with { Options = results.Options with { Types = types } }, folder.File("r.json"));
        var other = Resume(data, null);

        Assert.Contains("Trust this file? [y/N] ", asked.Errors, StringComparison.Ordinal);
        Assert.DoesNotContain("confirmed", again.Errors, StringComparison.Ordinal);
        Assert.Contains(" and run its code: --types Other.csproj;", other.Errors, StringComparison.Ordinal);
    }

    private Answer Resume(WorkingFolder data, string? typed) => AssayInProcess.Run(
        folder.Path, data.File("trusted"), typed is null ? null : new StringReader(typed), ["run", "--resume", "r.json", "--rows", "nope"]);
}
