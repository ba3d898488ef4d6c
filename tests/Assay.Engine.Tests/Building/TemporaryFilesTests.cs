using System.Diagnostics;
using Assay.Engine.Tests.Fakes;

namespace Assay.Engine.Tests.Building;

/// <summary>What a build leaves behind.</summary>
public sealed class TemporaryFilesTests : IDisposable
{
    private readonly TemporaryFolder folder = new();

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

        var locks = Environment.GetEnvironmentVariable("NUGET_SCRATCH")
            ?? temporary.Variables().Single(variable => variable.Key == "NUGET_SCRATCH").Value;

        Assert.DoesNotContain("assay-build-", locks, StringComparison.Ordinal);
    }

    [UnixFact]
    public void A_build_that_a_killed_program_left_ends_before_the_next_writes_into_the_same_folder()
    {
        using var orphan = Process.Start("sleep", "600");
        var left = LeftBy("build", orphan.Id);

        BuildLock.Take(folder.Path, CancellationToken.None).Dispose();

        Assert.True(orphan.WaitForExit(TimeSpan.FromSeconds(10)), "The build of the killed program still runs.");
        Assert.False(Directory.Exists(left));
    }

    [Theory]
    [InlineData("build")]
    [InlineData("restore")]
    [InlineData("repro")]
    [InlineData("package")]
    public void Folders_of_every_purpose_go_with_the_next_program(string purpose)
    {
        var left = LeftBy(purpose);

        using ScratchFolder other = new("build");

        Assert.False(Directory.Exists(left));
        Assert.True(Directory.Exists(other.Path));
    }

    [UnixFact]
    public void A_folder_of_another_user_stays_and_ends_no_process_that_it_names()
    {
        Assert.SkipUnless(Environment.IsPrivilegedProcess, "Needs root, to make files of two users.");
        using var own = Process.Start("sleep", "600");
        var left = LeftBy("build", own.Id);
        using (var give = Process.Start("chown", ["nobody", left]))
            give.WaitForExit();

        ScratchFolder.RemoveLeftOvers();

        Assert.False(own.HasExited);
        Assert.True(Directory.Exists(left));
        own.Kill();
        Directory.Delete(left, recursive: true);
    }

    [Fact]
    public void A_command_is_noted_while_it_runs()
    {
        var isNoted = false;

        DotnetCommand.Run(folder.Path, ["--version"], [], TimeSpan.FromMinutes(1), CancellationToken.None, _ => isNoted |= AreNotes());

        Assert.True(isNoted);

        static bool AreNotes() => Directory.EnumerateDirectories(Path.GetTempPath(), $"assay-build-{Environment.ProcessId}-*")
            .Any(own => File.Exists(Path.Combine(own, "processes")));
    }

    [UnixFact]
    public void What_the_runtime_of_a_killed_worker_left_goes_with_it()
    {
        using var worker = Process.Start("sleep", "600");
        string[] names = [$"clr-debug-pipe-{worker.Id}-7-in", $"dotnet-diagnostic-{worker.Id}-7-socket",
            $"clr-debug-pipe-{worker.Id}0-7-in"];
        string[] files = [.. names.Select(name => Path.Combine(Path.GetTempPath(), name))];
        foreach (var file in files)
            File.WriteAllText(file, "");

        ChildProcesses.KillTree(worker);

        Assert.Equal([false, false, true], files.Select(File.Exists));
        File.Delete(files[2]);
    }

    [Fact]
    public void What_the_runtime_of_a_killed_program_left_goes_with_its_folder()
    {
        Assert.SkipWhen(OperatingSystem.IsWindows(), "Needs a system other than Windows.");
        LeftBy("build");
        var pipe = Path.Combine(Path.GetTempPath(), "clr-debug-pipe-2147483647-7-in");
        File.WriteAllText(pipe, "");

        ScratchFolder.RemoveLeftOvers();

        Assert.False(File.Exists(pipe));
    }

    [Fact]
    public void A_build_leaves_nothing_in_the_folder_of_temporary_files()
    {
        var project = folder.Write("Print.proj", """
            <Project>
              <Target Name="Print">
                <Message Importance="high" Text="at $([System.IO.Path]::GetTempPath())" />
                <WriteLinesToFile File="$([System.IO.Path]::GetTempPath())/left" Lines="x" />
              </Target>
            </Project>
            """);

        (var exitCode, var output, _) = DotnetCommand.Run(
            folder.Path, ["msbuild", project, "-nologo", "-v:minimal", "-tl:off"], [], TimeSpan.FromMinutes(1), CancellationToken.None);

        Assert.Equal(0, exitCode);
        var used = output.Split('\n').Single(line => line.Contains("at ", StringComparison.Ordinal)).Trim()["at ".Length..];
        Assert.Contains("assay-build-", used, StringComparison.Ordinal);
        Assert.False(Directory.Exists(used));
    }

    /// <summary>A folder of a program that is gone, as the test of builds above; no system gives numbers of processes so high.</summary>
    private static string LeftBy(string purpose, int? process = null)
    {
        var left = Directory.CreateTempSubdirectory($"assay-{purpose}-2147483647-").FullName;
        if (process is int id)
            new LeftoverProcesses(left).Note(id);
        return left;
    }
}
