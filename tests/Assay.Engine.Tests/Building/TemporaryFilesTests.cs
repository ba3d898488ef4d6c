namespace Assay.Engine.Tests.Building;

/// <summary>What a build leaves behind.</summary>
public sealed class TemporaryFilesTests : IDisposable
{
    private readonly Fakes.TemporaryFolder folder = new();

    public void Dispose() => folder.Dispose();

    [Fact]
    public void A_command_gets_a_folder_of_its_own_which_goes_with_what_is_in_it()
    {
        string own;
        using (CommandFolder temporary = new())
        {
            own = temporary.Variables().First(variable => variable.Key is "TMPDIR" or "TEMP").Value;
            File.WriteAllText(Path.Combine(own, "left"), "");
            using CommandFolder other = new();

            Assert.NotEqual(own, other.Variables().First().Value);
        }

        Assert.False(Directory.Exists(own));
    }

    [Fact]
    public void Locks_of_NuGet_stay_where_other_programs_see_them()
    {
        using CommandFolder temporary = new();

        string locks = Environment.GetEnvironmentVariable("NUGET_SCRATCH") ?? temporary.Variables().Single(variable => variable.Key == "NUGET_SCRATCH").Value;

        Assert.DoesNotContain("assay-build-", locks, StringComparison.Ordinal);
    }

    [Fact]
    public void What_an_ended_process_left_goes_with_the_next_build()
    {
        // No system gives numbers of processes so high.
        string left = Directory.CreateTempSubdirectory("assay-build-2147483647-").FullName;
        File.WriteAllText(Path.Combine(left, "left"), "");

        new CommandFolder().Dispose();

        Assert.False(Directory.Exists(left));
    }

    [Fact]
    public void A_build_leaves_nothing_in_the_folder_of_temporary_files()
    {
        string project = folder.Write("Print.proj", """<Project><Target Name="Print"><Message Importance="high" Text="at $([System.IO.Path]::GetTempPath())" /><WriteLinesToFile File="$([System.IO.Path]::GetTempPath())/left" Lines="x" /></Target></Project>""");

        (int? exitCode, string output, _) = DotnetCommand.Run(folder.Path, ["msbuild", project, "-nologo", "-v:minimal", "-tl:off"], [], TimeSpan.FromMinutes(1), CancellationToken.None);

        Assert.Equal(0, exitCode);
        string used = output.Split('\n').Single(line => line.Contains("at ", StringComparison.Ordinal)).Trim()["at ".Length..];
        Assert.Contains("assay-build-", used, StringComparison.Ordinal);
        Assert.False(Directory.Exists(used));
    }
}
