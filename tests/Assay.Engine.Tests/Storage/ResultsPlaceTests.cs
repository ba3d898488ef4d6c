using Assay.Engine.Storage;
using Assay.Engine.Tests.Fakes;

namespace Assay.Engine.Tests.Storage;

public sealed class ResultsPlaceTests : IDisposable
{
    private readonly TemporaryFolder folder = new();

    public void Dispose() => folder.Dispose();

    [Fact]
    public void Runs_of_the_same_second_get_names_of_their_own()
    {
        using var one = ResultsPlace.First(folder.File("results"), "now");
        using var two = ResultsPlace.First(folder.File("results"), "now");

        Assert.Equal(["now.json", "now-2.json"], new[] { one, two }.Select(place => Path.GetFileName(place.Path)));
    }

    [Fact]
    public void A_name_whose_results_are_there_is_left_to_them()
    {
        folder.Write("results/now.json", "{}");

        using var place = ResultsPlace.First(folder.File("results"), "now");

        Assert.Equal(folder.File("results/now-2.json"), place.Path);
    }

    [Fact]
    public void A_file_of_the_user_where_the_lock_would_be_is_refused_and_stays()
    {
        var file = folder.Write("yarn.lock", "of another program");

        Assert.StartsWith($"{file} exists, and Assay would lock",
            Assert.Throws<BadInputException>(() => ResultsPlace.New(folder.File("yarn"))).Message, StringComparison.Ordinal);
        Assert.Equal("of another program", File.ReadAllText(file));
    }

    [UnixFact]
    public void A_link_where_the_lock_would_be_makes_no_file_elsewhere()
    {
        File.CreateSymbolicLink(folder.File("r.json.lock"), folder.File("elsewhere"));

        Assert.Throws<BadInputException>(() => ResultsPlace.New(folder.File("r.json")));
        Assert.False(File.Exists(folder.File("elsewhere")));
    }

    [Fact]
    public void A_file_that_another_run_writes_is_refused_until_it_ends()
    {
        var file = folder.File("r.json");
        using (ResultsPlace.New(file))
        {
            Assert.StartsWith($"Another Assay run is writing {file}",
                Assert.Throws<BadInputException>(() => ResultsPlace.New(file)).Message, StringComparison.Ordinal);
            Assert.Throws<BadInputException>(() => ResultsPlace.Of(file));
        }

        ResultsPlace.Of(file).Dispose();
    }

    [Fact]
    public void An_existing_file_is_no_place_for_a_new_one()
    {
        var file = folder.Write("r.json", "{}");

        Assert.StartsWith(
            $"{file} already exists", Assert.Throws<BadInputException>(() => ResultsPlace.New(file)).Message, StringComparison.Ordinal);
        Assert.Equal(["r.json"], Directory.EnumerateFiles(folder.Path).Select(Path.GetFileName));
    }

    [Fact]
    public void What_a_run_left_that_was_killed_while_it_saved_goes_with_the_next_that_keeps_the_place()
    {
        folder.Write("r.json.19335.part", "");
        folder.Write("r.json.lock", "");
        string[] others = [folder.Write("other.json.19335.part", ""), folder.Write("r.json.mine.part", ""),
            folder.Write("r.json..part", ""), folder.Write("r.json.1.partial", "")];

        ResultsPlace.New(folder.File("r.json")).Dispose();

        Assert.Equal(others.Order(StringComparer.Ordinal), Directory.EnumerateFiles(folder.Path).Order(StringComparer.Ordinal));
    }

    [Fact]
    public void A_file_that_is_being_written_stays()
    {
        using FileStream held = new(folder.File("r.json.1.part"), FileMode.Create, FileAccess.Write, FileShare.None);

        ResultsPlace.New(folder.File("r.json")).Dispose();

        Assert.True(File.Exists(held.Name));
    }

    [Fact]
    public void Left_locks_of_names_that_nobody_gave_go_with_the_next_run_there()
    {
        var left = folder.Write("2026-01-01T00-00-00Z.json.lock", "");
        folder.Write("2026-01-01T00-00-00Z.json.19335.part", "{");
        File.SetLastWriteTimeUtc(left, DateTime.UtcNow.AddHours(-1));
        var begins = folder.Write("2026-01-01T00-00-01Z.json.lock", "");
        var text = folder.Write("notes.json.lock", "mine");
        File.SetLastWriteTimeUtc(text, DateTime.UtcNow.AddHours(-1));

        ResultsPlace.First(folder.Path, "now").Dispose();

        Assert.Equal(new[] { begins, text }, Directory.EnumerateFiles(folder.Path).Order(StringComparer.Ordinal));
    }

    [Fact]
    public void A_place_that_nothing_was_written_to_leaves_nothing()
    {
        ResultsPlace.New(folder.File("new/deep/r.json")).Dispose();

        Assert.Empty(Directory.EnumerateFileSystemEntries(folder.Path));
    }
}
