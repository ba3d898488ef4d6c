using System.Diagnostics;
using System.Globalization;
using Assay.Engine.Tests.Fakes;
using Assay.Engine.Workers;

namespace Assay.Engine.Tests.Running;

public sealed class PayloadFolderTests : IDisposable
{
    private readonly TemporaryFolder folder = new();

    public void Dispose() => folder.Dispose();

    [Fact]
    public void A_folder_lives_as_long_as_its_run()
    {
        string path;
        using (PayloadFolder payloads = new(folder.File("payloads")))
        {
            path = payloads.Path;
            Assert.True(RunFolder.IsInUse(path));
            using PayloadFolder other = new(folder.File("payloads"));
            Assert.True(Directory.Exists(path));
        }

        Assert.False(Directory.Exists(path));
        Assert.False(RunFolder.IsInUse(path));
    }

    [Fact]
    public void What_a_killed_run_left_goes_with_the_next_and_its_workers_end_even_where_they_are_stopped()
    {
        Assert.SkipWhen(OperatingSystem.IsWindows(), "Needs a system other than Windows.");
        using var worker = Process.Start("sleep", "600");
        using var stop = Process.Start("kill", ["-STOP", worker.Id.ToString(CultureInfo.InvariantCulture)]);
        stop.WaitForExit();
        var left = LeftBy("12345-dead", worker.Id);

        new PayloadFolder(folder.File("payloads")).Dispose();

        Assert.False(Directory.Exists(left));
        Assert.True(worker.WaitForExit(TimeSpan.FromSeconds(10)), "The worker of the killed run still runs.");
    }

    [Fact]
    public void A_process_that_only_has_the_number_of_a_worker_is_left_alone()
    {
        using var stranger = Process.Start("sleep", "600");
        var left = LeftBy("12345-dead", stranger.Id);
        var note = Path.Combine(left, "processes");
        File.WriteAllText(note, string.Create(CultureInfo.InvariantCulture, $"{stranger.Id} another birth{Environment.NewLine}"));

        new PayloadFolder(folder.File("payloads")).Dispose();

        Assert.False(stranger.HasExited);
        stranger.Kill();
    }

    [Fact]
    public void A_folder_that_Assay_did_not_make_stays()
    {
        var photo = folder.Write("payloads/1/photo.jpg", "x");

        new PayloadFolder(folder.File("payloads")).Dispose();

        Assert.True(File.Exists(photo));
    }

    /// <summary>The folder of a run that is gone, with the note of a worker.</summary>
    private string LeftBy(string name, int worker)
    {
        var left = folder.File(Path.Combine("payloads", name));
        CacheMarker.Create(left);
        new LeftoverProcesses(left).Note(worker);
        return left;
    }
}
