using Assay.Core.Protocol;
using Assay.Engine.Tests.Fakes;

namespace Assay.Engine.Tests.Checking;

public class PayloadsTests
{
    [Fact]
    public void A_removed_file_is_told_in_a_sentence()
    {
        using TemporaryFolder folder = new();
        var file = Path.Combine(folder.Path, "gone", "a.payloads");

        var exception = Assert.Throws<PayloadsGoneException>(() => PayloadFile.Read(file));

        Assert.Equal(
            $"the payload file {file} was removed while Assay ran; do not change the cache during a run, and run again", exception.Message);
    }

    [Fact]
    public void A_removed_folder_is_made_again_by_the_next_row()
    {
        using TemporaryFolder folder = new();
        var file = Path.Combine(folder.Path, "gone", "a.payloads");

        PayloadFile.Write(file, [[1, 2, 3]]);

        Assert.Equal([1, 2, 3], Assert.Single(PayloadFile.Read(file)));
    }

    [Fact]
    public void What_is_removed_with_its_folder_needs_no_removing()
    {
        using TemporaryFolder folder = new();
        var kept = folder.Write("b.payloads", "");
        folder.Write("b.payloads.document", "");

        PayloadFile.Remove(Path.Combine(folder.Path, "gone", "a.payloads"));
        PayloadFile.Remove(kept);

        Assert.Empty(Directory.EnumerateFileSystemEntries(folder.Path));
    }

    [Fact]
    public void Work_on_several_rows_fails_with_the_sentence_of_one()
    {
        var thrown = Assert.Throws<IOException>(() =>
            ParallelWork.ForEach([1, 2], 2, _ => throw new IOException("the disk is full"), CancellationToken.None));

        Assert.Equal("the disk is full", thrown.Message);
    }
}
