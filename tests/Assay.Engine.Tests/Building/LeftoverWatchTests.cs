using System.Diagnostics;
using System.Globalization;
using Assay.Engine.Tests.Fakes;

namespace Assay.Engine.Tests.Building;

/// <summary>What happens when a program ends that is watched.</summary>
public sealed class LeftoverWatchTests : IDisposable
{
    private readonly TemporaryFolder folder = new();

    public void Dispose() => folder.Dispose();

    [UnixFact]
    public void A_program_that_is_killed_is_cleaned_up_after()
    {
        using var shell = LeftoverWatch.Start(["touch", folder.File("cleaned")]);

        // The system closes what a killed program had open.
        shell.StandardInput.Close();

        Assert.True(shell.WaitForExit(TimeSpan.FromSeconds(30)));
        Assert.True(File.Exists(folder.File("cleaned")));
    }

    [UnixFact]
    public void After_a_program_that_ends_by_itself_nothing_is_started()
    {
        using var shell = LeftoverWatch.Start(["touch", folder.File("cleaned")]);

        LeftoverWatch.End(shell);

        Assert.True(shell.WaitForExit(TimeSpan.FromSeconds(30)));
        Assert.False(File.Exists(folder.File("cleaned")));
        LeftoverWatch.End(shell);
    }

    [UnixFact]
    public void Ctrl_c_ends_the_program_and_not_what_watches_it()
    {
        using var shell = LeftoverWatch.Start(["touch", folder.File("cleaned")]);
        WaitUntilItReads(shell);

        using (var interrupt = Process.Start("kill", ["-INT", shell.Id.ToString(CultureInfo.InvariantCulture)]))
            interrupt.WaitForExit();
        shell.StandardInput.Close();

        Assert.True(shell.WaitForExit(TimeSpan.FromSeconds(30)));
        Assert.True(File.Exists(folder.File("cleaned")));
    }

    [UnixFact]
    public void What_the_runtime_of_the_program_left_goes_once_it_is_gone()
    {
        using var program = Process.Start("sleep", "0.3");
        var pipe = Path.Combine(Path.GetTempPath(), string.Create(CultureInfo.InvariantCulture, $"clr-debug-pipe-{program.Id}-7-in"));
        File.WriteAllText(pipe, "");

        LeftoverWatch.AwaitEnd(program.Id);

        Assert.False(LeftoverProcesses.IsRunning(program.Id));
        Assert.False(File.Exists(pipe));
    }

    /// <summary>A shell that reads has taken its signals before.</summary>
    private static void WaitUntilItReads(Process shell)
    {
        var status = string.Create(CultureInfo.InvariantCulture, $"/proc/{shell.Id}/status");
        Assert.SkipUnless(File.Exists(status), "Needs Linux (/proc).");
        while (!File.ReadLines(status)
            .Any(line => line.StartsWith("SigIgn:", StringComparison.Ordinal) && (Convert.ToUInt64(line[7..].Trim(), 16) & 2) != 0))
            Thread.Sleep(10);
    }
}
