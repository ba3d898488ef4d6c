using Assay.Engine.Building;
using Assay.Engine.Tests.Fakes;

namespace Assay.Engine.Tests.Building;

/// <summary>The code of types in the cache, which many processes read while one collects it.</summary>
public sealed class CollectedCodeTests : IDisposable
{
    private readonly TemporaryFolder folder = new();
    private int collected;

    public void Dispose() => folder.Dispose();

    [Fact]
    public void It_is_collected_once_and_never_written_again_under_those_who_read_it()
    {
        var first = Collect("one");
        using var read = File.OpenRead(Path.Combine(first, "code.json"));

        var second = Collect("one");
        var other = Collect("two");

        Assert.Equal(first, second);
        Assert.NotEqual(first, other);
        Assert.Equal(2, collected);
    }

    [Fact]
    public void What_was_cut_off_or_changed_since_is_collected_again()
    {
        Assert.Throws<IOException>(() => Collect("one", cut: true));
        var code = Path.Combine(Collect("one"), "code.json");
        File.WriteAllText(code, "{");

        Collect("one");

        Assert.Equal(3, collected);
        Assert.Equal("the whole code", File.ReadAllText(code));
    }

    private string Collect(string key, bool cut = false) => new CollectedCode(
        new Workspace(folder.File("adapters"), folder.File("eng"), folder.File("parts"), folder.Path), "Acme.Code").FolderOf(
        key,
        at =>
        {
            collected++;
            File.WriteAllText(Path.Combine(at, "code.json"), cut ? "the" : "the whole code");
            if (cut)
                throw new IOException();
        },
        TestContext.Current.CancellationToken);
}
