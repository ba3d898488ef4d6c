using static Assay.Worker.Tests.Graphs.Differences;

namespace Assay.Worker.Tests.Graphs;

public sealed class ExcludedMemberTests
{
    [Fact]
    public void What_its_author_excluded_from_serialization_is_no_loss() =>
        Assert.Empty(Compare(new Cached { Cache = 1 }, new Cached()));

    [Fact]
    public void Who_listens_to_an_event_is_no_loss()
    {
        Cached heard = new();
        heard.Changed += (_, _) => { };

        Assert.Empty(Compare(heard, new Cached()));
    }

    [Fact]
    public void The_other_members_still_count() =>
        Assert.Equal(["Cached.Number: another value"], Compare(new Cached { Number = 1 }, new Cached { Number = 2 }));

    private sealed class Cached
    {
        [NonSerialized]
        public int Cache;

        public int Number;

        public event EventHandler? Changed;

        public void Change() => Changed?.Invoke(this, EventArgs.Empty);
    }
}
