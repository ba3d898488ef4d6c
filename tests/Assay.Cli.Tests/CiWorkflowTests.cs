using System.Diagnostics;
using Assay.Cli.Tests.Packaging;

namespace Assay.Cli.Tests;

/// <summary>The workflows of docs/ci.md, run step by step as the CI service would, with the real program and real packages.</summary>
public class CiWorkflowTests
{
    private const string Candidate = "13.0.4";
    private static readonly string Page = File.ReadAllText(Path.Combine(Report.Tests.Snapshot.Root, "docs", "ci.md"))
        .ReplaceLineEndings("\n");
    private static readonly IReadOnlyList<Workflow> Workflows = Workflow.In(Page);

    [Fact]
    public void Every_step_is_a_known_action_or_has_commands()
    {
        string[] actions = ["actions/checkout@v4", "actions/setup-dotnet@v4", "actions/upload-artifact@v4", "actions/download-artifact@v4"];

        Assert.Equal(["Speed", "Six machines"], Workflows.Select(workflow => workflow.Name));
        Assert.All(Workflows.SelectMany(workflow => workflow.Jobs.Values), job => Assert.Equal("ubuntu-latest", job.RunsOn));
        Assert.All(Workflows.SelectMany(workflow => workflow.Jobs.Values).SelectMany(job => job.Steps), step =>
            Assert.True(step.Run.Length > 0 ? step.Uses.Length == 0 : actions.Contains(step.Uses), step.Uses));
        Assert.Equal("measure", Workflows[1].Jobs["merge"].Needs);
        Assert.Equal(["1", "2", "3", "4", "5", "6"], Workflows[1].Jobs["measure"].Strategy.Matrix["shard"]);
    }

    [Theory]
    [Trait("Category", "slow")]
    [InlineData(false)]
    [InlineData(true)]
    public void The_workflow_of_a_librarys_author_measures_both_versions_and_ends_as_the_comparison_does(bool isOfTool)
    {
        SkipOnWindows();
        using CiMachine machine = new();
        if (isOfTool)
            machine.InstallTool(Assert.Single(Workflow.StepsIn(Page)));
        machine.Write("src/Acme.Serializer/Acme.Serializer.csproj", Repackaged);
        Dictionary<string, string> variables = new(Workflows[0].Env)
        {
            ["LIBRARY"] = "json.net/reused",
            ["RELEASED"] = "12.0.3",
            ["CANDIDATE"] = Candidate,
            ["BUDGET"] = "30s",
        };
        var job = Workflows[0].Jobs["speed"];

        foreach (var step in job.Steps.Where(step => step.Run.Length > 0))
        {
            var ended = machine.Run(step.Run, variables);
            var isRegression = step.Name == "Compare" && machine.Summary.Contains("REGRESSION", StringComparison.Ordinal);
            Assert.True(ended.ExitCode == (isRegression ? 1 : 0), $"{step.Name}: {ended.Errors}");
        }

        Assert.Contains("| json.net/reused | 12.0.3", machine.Summary, StringComparison.Ordinal);
        machine.AssertArtifactsOf(job);
    }

    [Fact]
    [Trait("Category", "slow")]
    public void The_workflow_of_six_machines_measures_every_part_and_merges_them()
    {
        SkipOnWindows();
        using CiMachine machine = new();
        Dictionary<string, string> variables = new(Workflows[1].Env)
        {
            ["OPTIONS"] = "--rows system.text.json/reflection,system.text.json/source-generated --size 10 --operation serialize "
                + "--processes 6",
        };
        (var measure, var merge) = (Workflows[1].Jobs["measure"], Workflows[1].Jobs["merge"]);

        foreach (var shard in measure.Strategy.Matrix["shard"])
        {
            foreach (var step in measure.Steps.Where(step => step.Run.Length > 0))
                machine.Succeed(step.Run.Replace("${{ matrix.shard }}", shard, StringComparison.Ordinal), variables);
            machine.AssertArtifactsOf(measure, shard);
        }

        foreach (var step in merge.Steps.Where(step => step.Run.Length > 0))
            machine.Succeed(step.Run, variables);

        Assert.Contains("K = 6 blocks of ", machine.Summary, StringComparison.Ordinal);
        Assert.DoesNotContain("SCREENING", machine.Summary, StringComparison.Ordinal);
        machine.AssertArtifactsOf(merge);
    }

    /// <summary>
    /// A project that packs a version that Assay's tests have anyway, so that no other package of this name and version comes into
    /// anybody's cache.
    /// </summary>
    private const string Repackaged = $"""
        <Project Sdk="Microsoft.NET.Sdk">
          <PropertyGroup>
            <TargetFramework>net10.0</TargetFramework>
            <PackageId>Newtonsoft.Json</PackageId>
            <IncludeBuildOutput>false</IncludeBuildOutput>
            <SuppressDependenciesWhenPacking>true</SuppressDependenciesWhenPacking>
          </PropertyGroup>
          <ItemGroup>
            <PackageDownload Include="Newtonsoft.Json" Version="[{Candidate}]" />
            <None Include="$(NuGetPackageRoot)newtonsoft.json/{Candidate}/lib/**" Pack="true" PackagePath="lib" />
          </ItemGroup>
        </Project>
        """;

    private static void SkipOnWindows() => Assert.SkipWhen(OperatingSystem.IsWindows(), "The workflows run on Linux.");

    /// <summary>How a step ended.</summary>
    private sealed record CiStep(int ExitCode, string Errors);

    /// <summary>A folder with <c>assay/assay</c>, as after the checkouts of a job; artifacts stay where they are.</summary>
    private sealed class CiMachine : IDisposable
    {
        private readonly WorkingFolder folder = new();

        public CiMachine()
        {
            Write("assay/assay", $"#!/bin/sh\nexec dotnet '{Path.Combine(AssayProcess.Folder, "assay.dll")}' \"$@\"\n");
            Write("summary.md", "");
            if (!OperatingSystem.IsWindows())
                File.SetUnixFileMode(folder.File("assay/assay"), UnixFileMode.UserRead | UnixFileMode.UserWrite | UnixFileMode.UserExecute);
        }

        /// <summary>Takes the place of the checkout: packs the tool into the folder that the step names, and runs the step.</summary>
        public void InstallTool(WorkflowStep install)
        {
            Assert.SkipWhen(!ToolPackage.CanBePacked(folder), "Needs Node.js, without which there is no package.");
            File.Delete(folder.File("assay/assay"));
            ToolPackage.Pack(folder, install.Env["ASSAY_FEED"]);
            Succeed(install.Run, install.Env);
            Assert.True(File.Exists(folder.File("assay/assay")));
        }

        /// <summary>What the steps wrote for the page of the job.</summary>
        public string Summary => File.ReadAllText(folder.File("summary.md"));

        public void Write(string name, string text)
        {
            Directory.CreateDirectory(Path.GetDirectoryName(folder.File(name))!);
            File.WriteAllText(folder.File(name), text);
        }

        public void Succeed(string commands, Dictionary<string, string> variables)
        {
            var ended = Run(commands, variables);
            Assert.True(ended.ExitCode == 0, $"{commands}: {ended.Errors}");
        }

        /// <summary>Runs the commands of a step as the CI service does: with <c>bash -e</c>.</summary>
        public CiStep Run(string commands, Dictionary<string, string> variables)
        {
            ProcessStartInfo start = new("bash")
            {
                WorkingDirectory = folder.Path,
                RedirectStandardError = true,
                RedirectStandardOutput = true,
            };
            Write("step.sh", commands);
            start.ArgumentList.Add("-e");
            start.ArgumentList.Add(folder.File("step.sh"));
            foreach ((var name, var value) in variables)
                start.Environment[name] = value;
            start.Environment["GITHUB_STEP_SUMMARY"] = folder.File("summary.md");
            start.Environment["XDG_DATA_HOME"] = folder.File("data");
            using var process = Process.Start(start)!;
            var errors = process.StandardError.ReadToEndAsync();
            var output = process.StandardOutput.ReadToEnd();
            process.WaitForExit();
            return new CiStep(process.ExitCode, $"exit code {process.ExitCode}\n{errors.Result}\n{output}");
        }

        /// <summary>Asserts that what a job keeps is there.</summary>
        public void AssertArtifactsOf(WorkflowJob job, string shard = "")
        {
            foreach (var step in job.Steps.Where(
                step => step.Uses.StartsWith("actions/upload-artifact", StringComparison.Ordinal)))
                Assert.NotEmpty(
                    Directory.EnumerateFiles(
                        folder.Path, step.With["path"].Replace("${{ matrix.shard }}", shard, StringComparison.Ordinal)));
        }

        public void Dispose() => folder.Dispose();
    }
}
