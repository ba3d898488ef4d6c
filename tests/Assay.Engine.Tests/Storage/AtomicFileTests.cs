using System.Text;
using Assay.Engine.Storage;
using Assay.Engine.Tests.Fakes;

namespace Assay.Engine.Tests.Storage;

/// <summary>Files that are written whole or not at all; alone, as a program that ends at once abandons every file that it writes.</summary>
[CollectionDefinition(nameof(AtomicFileTests), DisableParallelization = true)]
[Collection(nameof(AtomicFileTests))]
public sealed class AtomicFileTests : IDisposable
{
    private readonly TemporaryFolder folder = new();

    public void Dispose() => folder.Dispose();

    [Fact]
    public void A_program_that_ends_at_once_leaves_the_earlier_file_and_no_half_one()
    {
        var file = folder.Write("results.json", "earlier");

        Assert.Throws<ResultsNotWrittenException>(() => AtomicFile.Replace(file, stream =>
        {
            stream.Write(Encoding.UTF8.GetBytes("half"));
            AtomicFile.Abandon();
        }, reason => reason));

        Assert.Equal("earlier", File.ReadAllText(file));
        Assert.Equal([file], Directory.EnumerateFiles(folder.Path));
    }

    [Fact]
    public void A_file_that_is_written_whole_takes_the_place_of_the_earlier_one()
    {
        var file = folder.Write("results.json", "earlier");

        AtomicFile.Replace(file, stream => stream.Write(Encoding.UTF8.GetBytes("later")), reason => reason);
        AtomicFile.Abandon();

        Assert.Equal("later", File.ReadAllText(file));
        Assert.Equal([file], Directory.EnumerateFiles(folder.Path));
    }
}
