using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Core.Workloads;
using Assay.Worker.Corpora;
using Assay.Worker.Rows;

namespace Assay.Worker.Tests.Checking;

public sealed class CorpusTests
{
    [Fact]
    public void Small_instances_come_together_and_the_first_alone()
    {
        var chunks = Chunks(bytesEach: 1000, instances: 3000);

        Assert.Equal([1, 1024, 1024, 951], chunks.Select(chunk => chunk.Length));
        Assert.Equal(Enumerable.Range(10, 3000), chunks.SelectMany(chunk => chunk));
    }

    [Fact]
    public void Instances_of_megabytes_come_one_by_one() =>
        Assert.Equal([1, 1, 1], Chunks(bytesEach: 5 << 20, instances: 3).Select(chunk => chunk.Length));

    private static int[][] Chunks(int bytesEach, int instances)
    {
        RowProgram<byte[], byte[]> program = new(new Bytes(bytesEach), new PlainContract<byte[]>(), new NoSurface());
        JobFrame job = new("row", "bytes", new Recipe(1, 0, 10, 0), instances, Surface.Bytes, Operation.Serialize, "");
        using MemoryStream stream = new();
        Corpus<byte[], byte[]> corpus = new(program, job, new PhaseLine(new FrameChannel(stream, stream)));
        return [.. corpus.Chunks().Select(chunk => Array.ConvertAll(chunk, bytes => BitConverter.ToInt32(bytes)))];
    }

    private sealed class Bytes(int length) : DataSet<byte[]>
    {
        public override byte[] Generate(in Recipe recipe)
        {
            var bytes = new byte[length];
            BitConverter.TryWriteBytes(bytes, recipe.Instance);
            return bytes;
        }
    }

    private sealed class NoSurface : SerializerAdapter<byte[]>;
}
