using Assay.Engine.Building;
using Assay.Engine.Tests.Fakes;

namespace Assay.Engine.Tests.Building;

/// <summary>Files of builds whose times tell nothing, because somebody or something set the clock by years.</summary>
public sealed class SetClockTests : IDisposable
{
    private static readonly TimeSpan Years = TimeSpan.FromDays(3650);
    private readonly TemporaryFolder folder = new();

    public void Dispose() => folder.Dispose();

    [Fact]
    public void A_build_that_this_run_uses_stays_when_the_clock_is_set_forward()
    {
        var used = BuildOf(-Years);
        var unused = BuildOf(-Years);
        StaleBuilds.Keep(used);

        StaleBuilds.Remove(Workspace, Path.GetDirectoryName(used)!);

        Assert.True(Directory.Exists(used));
        Assert.False(Directory.Exists(unused));
    }

    [Fact]
    public void No_build_goes_while_another_run_may_use_it()
    {
        var build = BuildOf(-Years);
        Directory.CreateDirectory(Path.Combine(Workspace.Payloads, "1-run"));
        var held = Path.Combine(Workspace.Payloads, "1-run.lock");
        using (new FileStream(held, FileMode.CreateNew, FileAccess.ReadWrite, FileShare.None))
            StaleBuilds.Remove(Workspace, Path.GetDirectoryName(build)!);
        Assert.True(Directory.Exists(build));

        StaleBuilds.Remove(Workspace, Path.GetDirectoryName(build)!);

        Assert.False(Directory.Exists(build));
    }

    [Fact]
    public void A_build_of_the_future_goes_and_one_of_tomorrow_stays()
    {
        var future = BuildOf(Years);
        var tomorrow = BuildOf(TimeSpan.FromDays(1));

        StaleBuilds.Remove(Workspace, Path.GetDirectoryName(future)!);

        Assert.False(Directory.Exists(future));
        Assert.True(Directory.Exists(tomorrow));
    }

    [Fact]
    public void What_feeds_answered_in_the_future_is_asked_again()
    {
        FeedAnswer answer = new([folder.File("builds/Acme/one")], PackageFeeds.OfMachine);
        answer.Keep(BuildOutcome.Of(new BuildFailure(BuildFailureKind.PackageUnknown, "NU1101: Unable to find package.")));
        Assert.NotNull(answer.Remembered());

        File.SetLastWriteTimeUtc(FeedAnswer.PathIn(folder.File("builds/Acme/one")), DateTime.UtcNow + Years);

        Assert.Null(answer.Remembered());
    }

    [Fact]
    public void What_the_machine_lacked_in_the_future_is_looked_for_again()
    {
        BrokenBuild broken = new(folder.Path);
        broken.Keep(BuildOutcome.Of(new BuildFailure(BuildFailureKind.ToolMissing, "protoc is not on the path")));
        Assert.NotNull(broken.Remembered());

        File.SetLastWriteTimeUtc(BrokenBuild.PathIn(folder.Path), DateTime.UtcNow + Years);

        Assert.Null(broken.Remembered());
    }

    private Workspace Workspace => new(folder.File("adapters"), folder.File("eng"), folder.File("parts"), folder.Path);

    /// <summary>A finished build of one adapter that seems to be used so long after now.</summary>
    private string BuildOf(TimeSpan used)
    {
        var build = Path.Combine(Workspace.Builds, "Acme", Path.GetRandomFileName());
        CacheMarker.Create(build);
        File.WriteAllText(BuildManifest.PathIn(build), "version 1.0.0\n");
        File.SetLastWriteTimeUtc(BuildManifest.PathIn(build), DateTime.UtcNow + used);
        return build;
    }
}
