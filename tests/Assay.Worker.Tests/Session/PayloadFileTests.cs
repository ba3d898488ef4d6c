using Assay.Core.Protocol;

namespace Assay.Worker.Tests.Session;

public sealed class PayloadFileTests : IDisposable
{
    private readonly string path = Path.GetTempFileName();

    [Fact]
    public void Payloads_come_back_in_order_and_no_more_than_asked_for()
    {
        PayloadFile.Write(path, [[1], [], [2, 3]]);

        Assert.Equal([[1], [], [2, 3]], PayloadFile.Read(path));
        Assert.Equal([[1], []], PayloadFile.Read(path, 2));
    }

    [Fact]
    public void Of_a_long_payload_the_beginning_is_read_alone()
    {
        PayloadFile.Write(path, [[1, 2, 3], [4]]);

        Assert.Equal([1, 2], PayloadFile.ReadBeginning(path, 2));
        Assert.Equal([1, 2, 3], PayloadFile.ReadBeginning(path, 100));
    }

    [Theory]
    [InlineData(1)]
    [InlineData(3)]
    [InlineData(7)]
    public void A_cut_file_is_told_with_the_instance(int cut)
    {
        PayloadFile.Write(path, [[1], [2, 3]]);
        using (var file = File.OpenWrite(path))
            file.SetLength(file.Length - cut);

        var exception = Assert.Throws<InvalidDataException>(() => PayloadFile.Read(path));
        Assert.Equal($"The payload file {path} is truncated at instance 1.", exception.Message);
    }

    [Fact]
    public void A_writer_takes_no_more_than_it_announced()
    {
        using PayloadFileWriter writer = new(path, 1);
        writer.Append([1]);

        Assert.Throws<InvalidOperationException>(() => writer.Append([2]));
    }

    public void Dispose() => File.Delete(path);
}
